import styled from '@emotion/styled';
import { useState } from 'react';
import { color } from '@/theme/tokens';
import { TextButton } from '@/ui/button/button';
import { Amount } from '@/ui/amount';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Actions } from '@/ui/layout/actions';
import { Stack } from '@/ui/layout/page';
import { fromBaseUnits } from '@/utils/money';
import { NetworkFee } from '@/parts/network-fee';
import { percentOf, priceLineOf } from '../model/figures';
import type { SwapDraft } from '../model/stored-swap';
import type { Market } from '../model/market';
import { coinWorth, gasOfAll } from '../model/network-fee';
import type { Priced } from '../model/read-swap';
import { IMPACT_TEXT } from '../model/swap-text';
import { ImpactFigure } from './impact-figure';

const Soft = styled('p')({ color: color.soft });

type Props = {
  priced: Priced;
  draft: SwapDraft;
  market: Market;
  isSample: boolean;
};

export function QuoteFacts({ priced, draft, market, isSample }: Props) {
  const [isInverted, setInverted] = useState(false);
  const text = IMPACT_TEXT[priced.impact.level];
  const networkFee: FactEntry = [
    'Network fee',
    <NetworkFee key="gas" gas={gasOfAll(priced, draft, market)} worthOf={(fee) => coinWorth(fee, market)} />,
    'long',
  ];
  if (priced.quote.type !== 'swap')
    return (
      <Stack>
        <Soft>1 BNB is always 1 WBNB. No pool is involved, so there is no slippage, price impact or pool fee.</Soft>
        <FactList facts={[networkFee]} />
      </Stack>
    );
  return (
    <Stack>
      {isSample && <Soft>Quote for 1 {draft.pay}</Soft>}
      <Actions>
        <bdi dir="ltr">{priceLineOf(priced, draft, isInverted)}</bdi>
        <TextButton type="button" onClick={() => setInverted(!isInverted)}>
          Flip price
        </TextButton>
      </Actions>
      <FactList facts={[...factsOf(priced, draft), networkFee]} />
      {text && <p role="note">{text}</p>}
    </Stack>
  );
}

function factsOf({ limits, impact, fee, decimals }: Priced, { pay, get, exact }: SwapDraft): FactEntry[] {
  const limit: FactEntry[] = !limits
    ? []
    : exact === 'pay'
      ? [
          [
            'You receive at least',
            <Amount key="least" value={fromBaseUnits(limits.minReceived, decimals.get)} unit={get} />,
            'long',
          ],
        ]
      : [
          [
            'You pay at most',
            <ExactAmount key="most" value={fromBaseUnits(limits.maxPaid, decimals.pay)} unit={pay} />,
            'long',
          ],
        ];
  return [
    ...limit,
    [
      'Price impact',
      <ImpactFigure key="impact" level={impact.level}>
        {percentOf(impact.bps)}
      </ImpactFigure>,
    ],
    ['Pool fee', <Amount key="fee" value={fromBaseUnits(fee, decimals.pay)} unit={pay} />],
  ];
}
