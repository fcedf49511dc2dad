import type { Order } from '@/api/contract';
import { fetchAllOrders } from '@/api/whole-lists';
import type { OrderListFilters } from '@/api/endpoints/user/orders';
import { orderText } from '@/parts/order/order-text';
import { sheetFile, type SheetCell } from '@/utils/sheet';

export type ExportFilters = Omit<OrderListFilters, 'page' | 'limit'>;
type Column = { title: string; width: number; cellOf: (order: Order) => SheetCell };

const text = (value: string | null | undefined): SheetCell => (value ? { form: 'text', value } : null);
const amount = (value: string): SheetCell => ({ form: 'amount', value });
const money = (value: string): SheetCell => ({ form: 'money', value });

const COLUMNS: readonly Column[] = [
  { title: 'Order', width: 16, cellOf: ({ orderNo }) => text(orderNo) },
  { title: 'Date (UTC)', width: 20, cellOf: ({ createdAt }) => ({ form: 'moment', value: createdAt }) },
  { title: 'Status', width: 20, cellOf: (order) => text(orderText(order).label) },
  { title: 'Shares', width: 20, cellOf: ({ shares }) => amount(shares) },
  { title: 'Price per share', width: 16, cellOf: ({ pricePerShare }) => money(pricePerShare) },
  { title: 'Total', width: 16, cellOf: ({ priceAmount }) => money(priceAmount) },
  { title: 'Bank fee', width: 12, cellOf: ({ fee }) => money(fee.platform) },
  { title: 'Currency', width: 10, cellOf: ({ fiat }) => text(fiat) },
  { title: 'To pay', width: 20, cellOf: ({ payAmount }) => amount(payAmount) },
  { title: 'Paid', width: 20, cellOf: ({ actuallyPaid }) => amount(actuallyPaid) },
  { title: 'Paid in', width: 10, cellOf: ({ payCurrency }) => text(payCurrency) },
  { title: 'Payment', width: 70, cellOf: ({ txHash }) => text(txHash) },
  { title: 'Delivery', width: 70, cellOf: ({ payoutHash }) => text(payoutHash) },
  { title: 'Wallet', width: 46, cellOf: ({ walletAddress }) => text(walletAddress) },
  // Spreadsheet numbers have only 15 digits, so the exact amounts are added as text.
  { title: 'Exact shares', width: 30, cellOf: ({ shares }) => text(shares) },
  { title: 'Exact amount paid', width: 30, cellOf: ({ actuallyPaid }) => text(actuallyPaid) },
];

export const fetchOrdersSheet = async (filters: ExportFilters, signal: AbortSignal): Promise<Blob> =>
  sheetOf(await fetchAllOrders(filters, signal));

const sheetOf = (orders: readonly Order[]): Blob =>
  sheetFile({
    name: 'Orders',
    columns: COLUMNS,
    rows: orders.map((order) => COLUMNS.map(({ cellOf }) => cellOf(order))),
  });
