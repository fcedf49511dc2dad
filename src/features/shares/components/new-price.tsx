import type { Order } from '@/api/contract';
import { OwedValue } from '@/parts/display-value';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';

export function NewPrice({ previous, order }: { previous: Order; order: Order }) {
  return (
    <section aria-label="The new price beside the old one">
      <FactList
        facts={[
          ['One share, before', <OwedValue key="before" value={previous.pricePerShare} currency={previous.fiat} />],
          ['One share, now', <OwedValue key="now" value={order.pricePerShare} currency={order.fiat} />],
          ['To pay, before', <ExactAmount key="due-before" value={previous.payAmount} unit={previous.payCurrency} />],
          ['To pay, now', <ExactAmount key="due-now" value={order.payAmount} unit={order.payCurrency} />],
        ]}
      />
    </section>
  );
}
