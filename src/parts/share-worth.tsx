import { useQuery } from '@tanstack/react-query';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { worthAt } from '@/domain/amounts';
import { ValueWithConversion } from './display-value';

export function ShareWorth({ amount }: { amount: string }) {
  const { data: published } = useQuery(fnxPriceQuery);
  const worth = published ? worthAt(amount, published.price) : null;
  if (!published || worth === null) return null;
  const isBelowOneCent = /[1-9]/.test(amount) && !/[1-9]/.test(worth);
  return (
    <>
      {' '}
      {isBelowOneCent ? 'Less than' : 'About'}{' '}
      <ValueWithConversion value={isBelowOneCent ? '0.01' : worth} currency={published.currency} /> at the reference
      price.
    </>
  );
}
