import type { AppConfig } from '@/config/app-config';
import { judgeDeviation, judgeImpact } from '@/domain/swap/levels';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { fromBaseUnits } from '@/utils/money';
import { NetworkFee } from '@/parts/network-fee';
import { percentOf } from '../model/figures';
import type { ReviewedSwap } from '../model/stored-swap';
import type { Market } from '../model/market';
import { coinWorth, gasOfAction } from '../model/network-fee';
import { ImpactFigure } from './impact-figure';

type Props = { review: ReviewedSwap; config: AppConfig; market: Market | undefined; isSent: boolean };

export const ReviewFacts = ({ review, config, market, isSent }: Props) => (
  <FactList
    facts={[
      ...amountsOf(review),
      ...(review.type === 'swap' ? costsOf(review) : []),
      ...(isSent ? [] : [usualFee(review, market)]),
      ...contractOf(review, config),
      ['Your wallet (pays and receives)', <GroupedAddress key="from" value={review.from} />, 'long'],
      ['Network', config.chain.name],
    ]}
  />
);

const usualFee = (review: ReviewedSwap, market: Props['market']): FactEntry => [
  review.type === 'swap' ? 'Network fee for the swap' : 'Network fee',
  <NetworkFee key="gas" gas={gasOfAction(review)} worthOf={(fee) => (market ? coinWorth(fee, market) : null)} />,
  'long',
];

function amountsOf({ type, pay, get, exact, paid, got, maxPaid, minReceived, decimals }: ReviewedSwap): FactEntry[] {
  const amountOf = (units: string, side: 'pay' | 'get') => (
    <ExactAmount key={side} value={fromBaseUnits(BigInt(units), decimals[side])} unit={side === 'pay' ? pay : get} />
  );
  if (type !== 'swap')
    return [
      ['You pay', amountOf(paid, 'pay'), 'long'],
      ['You receive', amountOf(got, 'get'), 'long'],
    ];
  if (exact === 'pay')
    return [
      ['You pay', amountOf(paid, 'pay'), 'long'],
      ['You receive about', amountOf(got, 'get'), 'long'],
      ['You receive at least', amountOf(minReceived, 'get'), 'long'],
    ];
  return [
    ['You receive', amountOf(got, 'get'), 'long'],
    ['You pay about', amountOf(paid, 'pay'), 'long'],
    ['You pay at most', amountOf(maxPaid, 'pay'), 'long'],
  ];
}

function deviationFacts({ deviationBps, isAbove }: ReviewedSwap): FactEntry[] {
  if (deviationBps === null) return [];
  const { level, bps } = judgeDeviation(BigInt(deviationBps));
  const figure = (
    <ImpactFigure key="deviation" level={level}>
      {percentOf(bps)} {isAbove === undefined ? '' : isAbove ? 'above' : 'below'}
    </ImpactFigure>
  );
  return [['Difference from the reference price', figure]];
}

function costsOf(review: ReviewedSwap): FactEntry[] {
  const { pay, route, fee, decimals, impactBps, slippageBps, minutes } = review;
  const impact = judgeImpact(BigInt(impactBps));
  return [
    [
      'Price impact',
      <ImpactFigure key="impact" level={impact.level}>
        {percentOf(impact.bps)}
      </ImpactFigure>,
    ],
    ...deviationFacts(review),
    ['Max slippage', percentOf(BigInt(slippageBps))],
    ['Pool fee', <ExactAmount key="fee" value={fromBaseUnits(BigInt(fee), decimals.pay)} unit={pay} />, 'long'],
    [
      'Route',
      <span key="route" dir="ltr">
        {route.join(' → ')}
      </span>,
    ],
    ['Deadline', `${minutes} minutes after you confirm`],
  ];
}

function contractOf({ type }: ReviewedSwap, { swap }: AppConfig): FactEntry[] {
  if (!swap) return [];
  return type === 'swap'
    ? [['Exchange router', <GroupedAddress key="router" value={swap.router} />, 'long']]
    : [['WBNB contract', <GroupedAddress key="wrapped" value={swap.wbnb} />, 'long']];
}
