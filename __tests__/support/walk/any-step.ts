import fc from 'fast-check';
import { PAYMENTS, buy, payInShares } from './buy-steps';
import { ACTION_STEPS, relink, reorganise, restart, wait } from './chain-steps';
import { PATHS, PAYEES, bringBack, receive, send, sendTwice, swap, type Portion } from './share-steps';
import { DAY_H, DEPOSITS, claim, leave, stake } from './stake-steps';
import type { Step } from './step';
import { ONE } from '@/utils/money';

const oneOf = <T extends string>(among: Record<T, unknown>) => fc.constantFrom(...(Object.keys(among) as T[]));
const thousandths = fc.integer({ min: 1, max: 300 });
const portion = fc.oneof(
  { weight: 4, arbitrary: thousandths.map((many): Portion => ({ thousandths: many })) },
  { weight: 1, arbitrary: fc.constant<Portion>({ thousandths: 1_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(0n, 1n, ONE / 1_000n - 1n, ONE / 1_000n).map((dust): Portion => ({ dust })) },
);
const currency = fc.constantFrom('USDT', 'BNB');
const shares = fc.tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 9_999 }));

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(shares, currency, oneOf(PAYMENTS), fc.boolean())
      .map(([[whole, rest], by, kind, paysRest]) =>
        buy(`${whole}.${String(rest).padStart(4, '0')}`, by, kind, paysRest),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom(ONE, ONE / 3n).map(payInShares) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...PATHS), thousandths).map(([path, many]) => swap(path, many)) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 10, max: 60 }),
        fc.constantFrom('', '.000000000000000001', '.5'),
        fc.constantFrom('plan-90', 'plan-180'),
        fc.oneof({ weight: 1, arbitrary: fc.constant('exact' as const) }, { weight: 1, arbitrary: oneOf(DEPOSITS) }),
      )
      .map(([whole, rest, planId, kind]) => stake(`${whole}${rest}`, planId, kind)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('one', 'all'), fc.constantFrom(0, 20, 40, 100))
      .map(([what, days]) => claim(what, days)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(0, 20, 40), fc.boolean()).map(([days, before]) => leave(days, before)),
  },
  { weight: 4, arbitrary: fc.tuple(oneOf(PAYEES), portion).map(([payee, some]) => send(payee, some)) },
  { weight: 1, arbitrary: portion.map(bringBack) },
  { weight: 2, arbitrary: fc.oneof(fc.constantFrom(0n, 1n), fc.bigInt({ min: 1n, max: 2n * ONE })).map(receive) },
  { weight: 1, arbitrary: fc.constantFrom(ONE / 7n, ONE).map(sendTwice) },
  {
    weight: 4,
    arbitrary: fc.tuple(oneOf(ACTION_STEPS), fc.boolean()).map(([action, back]) => reorganise(action, back)),
  },
  { weight: 2, arbitrary: fc.constantFrom(1, 26, 35 * DAY_H).map(wait) },
  { weight: 1, arbitrary: fc.constant(restart) },
  { weight: 1, arbitrary: fc.constant(relink) },
);
