import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';
import { Prose } from '@/ui/layout/lead';
import { fromBaseUnits } from '@/utils/money';
import type { ReviewedSwap } from '../model/stored-swap';
import type { Priced } from '../model/read-swap';

const Warned = styled(Prose)({ borderInlineStart: `3px solid ${color.caution}`, paddingInlineStart: 16 });

type Props = {
  review: ReviewedSwap;
  priced: Priced | null;
  reason: 'gone' | 'worse' | 'better' | 'riskier';
  onAccept: (priced: Priced) => void;
};

const TEXTS = {
  gone: '',
  worse: 'It is now worse than the limit you reviewed.',
  better: 'It is now much better than in your review. If you keep the old limit, others could take the difference.',
  riskier: 'This swap is now further from the market price than when you reviewed it, and has a new warning.',
} as const;

export const PriceChanged = ({ review, priced, reason, onAccept }: Props) => (
  <Warned role="alert">
    <strong>The price has changed</strong>
    {!priced && <p>The pools no longer offer this swap. Change it, or try again later.</p>}
    {priced && priced.impact.level === 'refused' && (
      <p>It would now move the price by more than 15%, which is not offered here. Change the amount.</p>
    )}
    {priced && priced.impact.level !== 'refused' && (
      <>
        <p>{TEXTS[reason]} Nothing is swapped until you accept the new price.</p>
        <FactList facts={oldAndNew(review, priced)} />
        <div>
          <Button type="button" onClick={() => onAccept(priced)}>
            Accept new price
          </Button>
        </div>
      </>
    )}
  </Warned>
);

function oldAndNew({ exact, pay, get, minReceived, maxPaid, decimals }: ReviewedSwap, { limits, quote }: Priced) {
  const side = exact === 'pay' ? 'get' : 'pay';
  const amountOf = (units: bigint) => (
    <ExactAmount value={fromBaseUnits(units, decimals[side])} unit={side === 'pay' ? pay : get} />
  );
  const [name, before, now] =
    side === 'get'
      ? (['At least', BigInt(minReceived), limits?.minReceived ?? quote.got] as const)
      : (['At most', BigInt(maxPaid), limits?.maxPaid ?? quote.paid] as const);
  return [
    [`${name}, when reviewed`, amountOf(before), 'long'] as const,
    [`${name}, now`, amountOf(now), 'long'] as const,
  ];
}
