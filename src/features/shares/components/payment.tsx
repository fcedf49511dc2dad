import type { Order } from '@/api/contract';

export type PaymentProps = { order: Order; onStartOver: () => void };

export const Payment = ({ order }: PaymentProps) => <p>Order {order.orderNo}</p>;
