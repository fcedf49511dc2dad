export { DashboardScreen } from './screens/dashboard-screen';
export { WalletScreen } from './screens/wallet-screen';
