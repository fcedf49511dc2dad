export { RewardsScreen } from './screens/rewards-screen';
export { StakingScreen } from './screens/staking-screen';
