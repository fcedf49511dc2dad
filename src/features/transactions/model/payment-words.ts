import type { Order } from '@/api/contract';

type ElsewhereWords = { title: string; text: string; next: string };

export const elsewhereWords = ({ status }: Pick<Order, 'status'>, isLate: boolean): ElsewhereWords => ({
  title: 'The payment was reported from another browser or device',
  text:
    status === 'CONFIRMING'
      ? 'It is on the chain and waits for its confirmations. Do not pay this order again.'
      : 'The bank knows its transaction and looks for it on the chain. Do not pay this order again.',
  next: isLate
    ? 'The price has ended meanwhile. Once the payment is confirmed, a person looks at it: you get the shares, or the payment back. This page says which.'
    : 'Once the network has confirmed it, the bank checks it and sends the shares to your wallet. There is nothing for you to do; this page follows it.',
});
