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
    fnx: `${SHARES.fee.value} to the bank; the network’s fee, and in the pool a part of each swap`,
    isWeaker: false,
  },
];

export const COMPARISON_WORDS: Readonly<Record<string, string>> = {
  own: 'The register of shareholders is kept on the chain. What your wallet holds is the entry, so nobody stands in it on your behalf.',
  failure:
    'In a failed bank, owners are paid after depositors and all other creditors. That is usually nothing, and no scheme covers it.',
  selling:
    'A listed share finds a buyer in a second. For FNX there is an exchange pool of modest size, and beside it only people who happen to want what you offer. There may be nobody.',
  choice:
    'An account at a broker can hold a whole index. FNX is one bank in one region, and everything that you put in rides on it.',
  access:
    'Nobody can forget a broker for you. Once you have proved who you are, you wait thirty days before another wallet takes the place of a lost one. What lies in the lost wallet stays entered as yours, but without its keys nobody can move it.',
  mistake:
    'A broker can stop or correct much. On the chain a signature that was given to a thief, or a wrong address, cannot be taken back by anybody.',
  record:
    'Share registers on a chain are young. Few courts have had to decide about one, and ours has not been through a crisis.',
  knowledge:
    'You keep recovery words, read what you sign, and hold a little BNB for the network. Whoever does not want to learn that is better off at a broker.',
  smallest: 'Some tokens that follow a share are sold for less.',
};
