export { BuySharesScreen } from './screens/buy-shares-screen';
