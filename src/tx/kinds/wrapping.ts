import { getAppConfig } from '@/api/app-config';
import type { Address } from '@/api/contract';
import { unwrapCall, wrapCall } from '@/chain/swap/calls';
import type { AppConfig } from '@/config/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { ActionFault } from '@/errors/action-fault';
import { txKeyOf } from '../journal/entry';
import { amountText, unitsIn, type Spend, type UnreviewedIntent } from './intent';
import { A_DAY_MS, type KindSpec } from './kind-spec';
import { assertActionNotOnChain } from '../search/not-on-chain';

export type Wrapping = Readonly<{ id: string; direction: 'wrap' | 'unwrap'; amount: string }>;

export const WRAPPING: KindSpec<Wrapping, 'wrap'> = {
  keyOf: ({ id }) => txKeyOf('wrap', id),
  intentOf: async (_tx, wrapping, from) => wrappingIntent(wrapping, from, await getAppConfig()),
  assertNotDone: assertActionNotOnChain,
  record: null,
  gasCap: 80_000n,
  openForMs: A_DAY_MS,
};

export function wrappingIntent(
  { direction, amount: digits }: Wrapping,
  from: Address,
  config: AppConfig,
): UnreviewedIntent {
  const pins = swapPins(config);
  const amount = unitsIn(digits);
  if (!pins || !amount) throw new ActionFault('not-pinned');
  const wrapped = pins.tokens.WBNB;
  const text = amountText(amount);
  const isIn = direction === 'wrap';
  const spends: Spend = isIn ? { token: 'coin', amount, symbol: 'BNB' } : { token: wrapped, amount, symbol: 'WBNB' };
  return Object.freeze<UnreviewedIntent>({
    description: `Conversion of ${text} ${spends.symbol}`,
    chainId: pins.chainId,
    call: (isIn ? wrapCall : unwrapCall)({ account: from, wrapped, amount }),
    spends: [spends],
    effect: { type: 'wrapping', direction, account: from, wrapped, amount: String(amount) },
  });
}
