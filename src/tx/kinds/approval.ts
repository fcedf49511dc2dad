import { getAppConfig } from '@/api/app-config';
import type { Address } from '@/api/contract';
import { approveCall } from '@/chain/swap/calls';
import type { AppConfig } from '@/config/app-config';
import { swapPins, type PoolToken } from '@/domain/swap/tokens';
import { ActionFault } from '@/errors/action-fault';
import { txKeyOf } from '../journal/entry';
import { amountText, unitsIn, type UnreviewedIntent } from './intent';
import { A_DAY_MS, type KindSpec } from './kind-spec';

export type Approval = Readonly<{ id: string; token: PoolToken; amount: string }>;

/** A second approval sets the same amount again and adds nothing, so the chain is not searched for the first one. */
export const APPROVAL: KindSpec<Approval, 'approve'> = {
  keyOf: ({ id }) => txKeyOf('approve', id),
  intentOf: async (_tx, approval, from) => approvalIntent(approval, from, await getAppConfig()),
  assertNotDone: () => Promise.resolve(),
  record: null,
  gasCap: 100_000n,
  openForMs: A_DAY_MS,
};

export function approvalIntent(
  { token, amount: digits }: Approval,
  from: Address,
  config: AppConfig,
): UnreviewedIntent {
  const pins = swapPins(config);
  const contract = pins?.tokens[token];
  const amount = unitsIn(digits);
  if (!pins || !contract || amount === null) throw new ActionFault('not-pinned');
  const { router, chainId } = pins;
  return Object.freeze<UnreviewedIntent>({
    description:
      amount === 0n ? `Revocation of the ${token} approval` : `Request to approve ${amountText(amount)} ${token}`,
    chainId,
    call: approveCall({ account: from, token: contract, spender: router, amount }),
    spends: [],
    effect: { type: 'approval', token: contract, owner: from, spender: router, amount: String(amount) },
  });
}
