export { SwapScreen } from './screens/swap-screen';
