import type { Order } from '@/api/contract';
import { ValueWithConversion } from '@/parts/display-value';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';

export function NewPrice({ previous, order }: { previous: Order; order: Order }) {
  return (
    <section aria-label="New price and old price">
      <FactList
        facts={[
          [
            'Old price per share',
            <ValueWithConversion key="before" value={previous.pricePerShare} currency={previous.fiat} />,
          ],
          ['New price per share', <ValueWithConversion key="now" value={order.pricePerShare} currency={order.fiat} />],
          [
            'Old amount to pay',
            <ExactAmount key="due-before" value={previous.payAmount} unit={previous.payCurrency} />,
          ],
          ['New amount to pay', <ExactAmount key="due-now" value={order.payAmount} unit={order.payCurrency} />],
        ]}
      />
    </section>
  );
}
