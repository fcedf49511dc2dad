export { DealsScreen } from './screens/deals-screen';
export { TransactionsScreen } from './screens/transactions-screen';
