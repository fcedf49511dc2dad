import type { Order } from '@/api/contract';

type ElsewhereWords = { title: string; text: string; next: string };

export const elsewhereWords = ({ status }: Pick<Order, 'status'>, isLate: boolean): ElsewhereWords => ({
  title: 'The payment was reported by another browser or device',
  text:
    status === 'CONFIRMING'
      ? 'It is on the network and waiting for confirmations. Do not pay this order again.'
      : 'The bank has its hash and is looking for it on the network. Do not pay this order again.',
  next: isLate
    ? 'The price has since expired. Once the payment is confirmed, a person reviews it. You get the shares, or your payment back. This page says which.'
    : 'Once the network has confirmed it, the bank checks it and sends the shares to your wallet. You don’t need to do anything; this page updates.',
});
