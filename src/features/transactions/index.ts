export { OrdersScreen } from './screens/orders-screen';
export { TransactionsScreen } from './screens/transactions-screen';
