import { getAppConfig } from '@/api/app-config';
import type { Address, Stake } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { ActionFault } from '@/errors/action-fault';
import { isSameAddress } from '@/utils/is-same-address';
import { DECIMALS, toBaseUnits } from '@/utils/money';
import { txKeyOf } from '../journal/entry';
import { amountText, type UnreviewedIntent } from './intent';
import { entriesOf } from '../journal/journal';
import { failedHashes } from '../journal/attempt-rules';
import { A_DAY_MS, TRANSFER_GAS_CAP, type KindSpec } from './kind-spec';
import { assertActionNotOnChain } from '../search/not-on-chain';
import { paidInToken } from './paid';
import { STAKE_RECORD } from '../service/stake-record';

const keyOf = ({ _id }: Pick<Stake, '_id'>) => txKeyOf('stake', _id);
const openedAt = ({ startAt }: Stake) => Date.parse(startAt);

export const STAKE: KindSpec<Stake, 'stake'> = {
  keyOf,
  intentOf: async (_tx, stake, from) => stakeIntent(stake, from, await getAppConfig()),
  assertNotDone: assertActionNotOnChain,
  record: {
    ...STAKE_RECORD,
    openedAt,
    assertStillDue: (engine, reviewed, now) =>
      assertStakeDue(reviewed, now, failedHashes(entriesOf(engine, keyOf(reviewed)))),
  },
  gasCap: TRANSFER_GAS_CAP,
  openForMs: A_DAY_MS,
};

/** Compares the stake with the pinned values, so that the wallet is never asked to pay any other address. */
export function stakeIntent(stake: Stake, from: Address, { vault, fnxToken, chain }: AppConfig): UnreviewedIntent {
  const isPinned =
    isSameAddress(stake.vaultAddress ?? '', vault ?? '') &&
    isSameAddress(stake.contract ?? '', fnxToken) &&
    stake.chainId === chain.id;
  const amount = toBaseUnits(stake.amount, DECIMALS);
  if (!isPinned || !vault || !stake.expiresAt || !amount) throw new ActionFault('not-pinned');
  if (isSameAddress(from, vault)) throw new ActionFault('not-pinned');
  return Object.freeze<UnreviewedIntent>({
    description: `Deposit of ${amountText(amount)} FNX for a stake`,
    chainId: chain.id,
    serviceRecord: { type: 'stake', id: stake._id },
    notAfter: Date.parse(stake.expiresAt),
    ...paidInToken({ from, to: vault, amount, symbol: 'FNX', token: fnxToken }),
  });
}

const agreed = (stake: Stake): readonly (string | number | null | undefined)[] => [
  stake._id,
  stake.planId,
  stake.amount,
  stake.apr,
  Date.parse(stake.unlockAt) - Date.parse(stake.startAt),
  stake.vaultAddress?.toLowerCase(),
  stake.contract?.toLowerCase(),
  stake.chainId,
  stake.expiresAt,
];

export function assertStakeDue(reviewed: Stake, now: Stake | null, ended: readonly string[]): void {
  if (!now) throw new ActionFault('order-ended');
  const { txHash, status } = now;
  if (txHash && !ended.includes(txHash.toLowerCase())) throw new ActionFault('paid-elsewhere');
  if (status !== 'PENDING') throw new ActionFault('order-ended');
  if (JSON.stringify(agreed(reviewed)) !== JSON.stringify(agreed(now))) throw new ActionFault('order-changed');
}
