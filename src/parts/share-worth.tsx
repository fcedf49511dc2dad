import { useQuery } from '@tanstack/react-query';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { worthAt } from '@/domain/worth';
import { Money } from '@/ui/amount';

/** An amount of shares as money, by the price that the bank publishes. Nothing where either is not known. */
export function ShareWorth({ amount }: { amount: string }) {
  const { data: published } = useQuery(fnxPriceQuery);
  const worth = published ? worthAt(amount, published.price) : null;
  if (!published || worth === null) return null;
  return (
    <>
      {' '}
      About <Money value={worth} currency={published.currency} /> at the reference price.
    </>
  );
}
