import { pad } from 'viem';
import type { Log } from '@/chain/call';
import { amountsWrapped, legsOfSwap, movedBySwap, type Moved } from '@/chain/swap/moved';
import { isSameAddress } from '@/utils/is-same-address';
import type { ApprovalEffect, Effect, TransferEffect, SwapEffect } from './effects';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';

export type EffectResult = 'paid' | 'short' | 'ineffective';

/** Judges by the logs, because a call to a token can succeed without a transfer. */
export function judge(effect: Effect, logs: readonly Log[]): EffectResult {
  switch (effect.type) {
    case 'coin-transfer':
      return 'paid';
    case 'transfer':
      return judgeAmount(sumOf(movedIn(effect, logs)), effect.amount);
    case 'approval':
      return judgeAllowance(effect, logs);
    case 'swap':
      return judgeSwap(effect, logs);
    case 'wrapping':
      return judgeAmount(sumOf(amountsWrapped(logs, effect.direction, effect)), effect.amount);
  }
}

function judgeAmount(moved: bigint, due: string): EffectResult {
  if (moved >= BigInt(due)) return 'paid';
  return moved > 0n ? 'short' : 'ineffective';
}

/** Uses the last approved amount, because a wallet lets its user change the amount. A revocation must end at zero. */
function judgeAllowance(effect: ApprovalEffect, logs: readonly Log[]): EffectResult {
  const allowed = allowedIn(effect, logs).at(-1);
  if (allowed === undefined) return 'ineffective';
  const due = BigInt(effect.amount);
  if (due === 0n) return allowed === 0n ? 'paid' : 'ineffective';
  return judgeAmount(allowed, effect.amount);
}

/**
 * If any amount moved, the result is at least `short`, so that the swap is never repeated. A batch may also bring in
 * the paid amount and pass on the received one. The balances then do not change, although the swap was made.
 */
function judgeSwap(effect: SwapEffect, logs: readonly Log[]): EffectResult {
  const { paid, got } = movedBySwap(logs, effect, effect);
  if (isWithinLimits(effect, { paid, got })) return 'paid';
  return got > 0n || paid > 0n || showsSwap(effect, logs) ? 'short' : 'ineffective';
}

const isWithinLimits = ({ maxPaid, minReceived }: SwapEffect, { paid, got }: Moved): boolean =>
  got >= BigInt(minReceived) && paid <= BigInt(maxPaid);

/** Whether the logs show this swap. A renewed review has other limits but the same exact amount. */
export function showsSwap(effect: SwapEffect, logs: readonly Log[]): boolean {
  const { paid, got } = legsOfSwap(logs, effect, effect);
  const isExact = paid.includes(BigInt(effect.maxPaid)) || got.includes(BigInt(effect.minReceived));
  return paid.length > 0 && got.length > 0 && isExact;
}

/**
 * Whether exactly the due amount moved. If another account sends the transaction, only the exact amount identifies the
 * payment, because the payer may also pay for something else. An approval may be for a higher amount. BNB leaves no
 * log, so a payment in BNB is never identified.
 */
export function movedExactAmount(effect: Effect, logs: readonly Log[]): boolean {
  switch (effect.type) {
    case 'coin-transfer':
      return false;
    case 'transfer':
      return movedIn(effect, logs).includes(BigInt(effect.amount));
    case 'approval':
      return judgeAllowance(effect, logs) === 'paid';
    case 'swap':
      return isExactSwap(effect, movedBySwap(logs, effect, effect)) || isShownWithinLimits(effect, logs);
    case 'wrapping':
      return amountsWrapped(logs, effect.direction, effect).includes(BigInt(effect.amount));
  }
}

export const movedAnyAmount = (effect: Effect, logs: readonly Log[]): boolean =>
  effect.type !== 'coin-transfer' && judge(effect, logs) !== 'ineffective';

/**
 * A batch may also swap tokens to pay its fee. One paid and one received amount within the limits are therefore enough.
 */
function isShownWithinLimits(effect: SwapEffect, logs: readonly Log[]): boolean {
  const { paid, got } = legsOfSwap(logs, effect, effect);
  return (
    showsSwap(effect, logs) &&
    paid.some((amount) => amount <= BigInt(effect.maxPaid)) &&
    got.some((amount) => amount >= BigInt(effect.minReceived))
  );
}

const isExactSwap = (effect: SwapEffect, moved: Moved): boolean => isWithinLimits(effect, moved) && moved.paid > 0n;

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

const movedIn = ({ token, from, to }: TransferEffect, logs: readonly Log[]): bigint[] =>
  amountsInLogs(logs, token, [TRANSFER, from, to]);

const allowedIn = ({ token, owner, spender }: ApprovalEffect, logs: readonly Log[]): bigint[] =>
  amountsInLogs(logs, token, [APPROVAL, owner, spender]);

type Indexed = readonly [event: `0x${string}`, one: `0x${string}`, other: `0x${string}`];

function amountsInLogs(logs: readonly Log[], token: string, [event, one, other]: Indexed): bigint[] {
  const wanted = [event, pad(one), pad(other)].join().toLowerCase();
  const found = logs.filter((log) => isSameAddress(log.address, token) && log.topics.join().toLowerCase() === wanted);
  return found.map((log) => BigInt(log.data));
}
