import type { SiteFigures } from '@/domain/site-figures';
import { COMPARISON_ROWS, type ComparisonRow } from '@/parts/comparison-rows';
import { SHARES } from '../facts';
import { smallestPurchase } from './smallest-purchase';

export const comparisonRows = (figures: SiteFigures): readonly ComparisonRow[] => [
  ...COMPARISON_ROWS,
  {
    id: 'smallest',
    title: 'Smallest amount',
    broker: 'Often one whole share',
    follower: 'About one dollar',
    fnx: smallestPurchase(figures).value,
    isWeaker: true,
  },
  {
    id: 'fees',
    title: 'Fees',
    broker: 'Commission, custody, currency',
    follower: 'Spread, sometimes a yearly fee',
    fnx: `${SHARES.fee.value} to the bank; the network fee, and part of each swap in the pool`,
    isWeaker: false,
  },
];

export const COMPARISON_TEXT: Readonly<Record<string, string>> = {
  own: 'The register of shareholders is kept on the chain. Your wallet holds the entry itself, so no one is registered in your place.',
  failure:
    'If a bank fails, its owners are paid after depositors and all other creditors. Usually they get nothing, and no scheme covers it.',
  selling:
    'A listed share finds a buyer in seconds. FNX has a small exchange pool, and otherwise only people who happen to want what you offer. There may be none.',
  choice:
    'A broker account can hold a whole index. FNX is one bank in one region, and everything you put in depends on it.',
  access:
    'A broker can restore your access. With FNX, you prove who you are and wait thirty days before you can link another wallet. Shares in the lost wallet stay registered as yours, but no one can move them without its keys.',
  mistake:
    'A broker can stop or correct many mistakes. On the chain, no one can undo a signature given to a thief or a transfer to a wrong address.',
  record: 'Share registers on a chain are young. Few courts have ruled on one, and ours has not been through a crisis.',
  knowledge:
    'You keep recovery words, read what you sign, and hold a little BNB for the network. If you don’t want to learn that, a broker suits you better.',
  smallest: 'Some tokens that track a share cost less.',
};
