import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { LedgerAsset } from '../../chain-reader';
import type { ShareTransfer, TradeLeg } from '../../service-chain';
import { DAY } from '../clock';
import { parseUnits, times, units } from '../decimal';
import { isDust } from '../minimum-amounts';
import { record, removeEntry, type LedgerEntry } from '../ledger';
import { priceOf } from '../prices';
import type { State } from '../state';
import { holderOf } from './wallets';

type Direction = LedgerEntry['direction'];
type RecordedTransfer = { transfer: ShareTransfer; trade: readonly TradeLeg[]; now: number };

/**
 * Records a final share transfer once. Entries are keyed by transaction and log index. Incoming amounts below one
 * cent are added up.
 */
export function bookTransfer(state: State, moved: RecordedTransfer): void {
  const { from, to, amount } = moved.transfer;
  // Anyone can transfer zero from any wallet to place an address in its history (address poisoning).
  if (amount === 0n || isSameAddress(from, to)) return;
  bookSide(state, moved, 'OUT');
  bookSide(state, moved, 'IN');
}

/** Corrects both books if the wallet's holder and the account that recorded the transfer differ. */
function bookSide(state: State, moved: RecordedTransfer, direction: Direction): void {
  const { transfer } = moved;
  const wallet = walletOf(transfer, direction);
  const holder = holderOf(state, wallet);
  const booked = direction === 'OUT' ? payerInBooks(state, transfer) : payeeInBooks(state, transfer);
  const id = entryId(transfer.key, direction);
  if (holder === booked) return removeEntry(state, id);
  if (holder !== undefined && booked === undefined && direction === 'IN' && isDustOfOthers(state, moved, holder))
    return addToDayOfDust(state, holder, moved);
  if (holder !== undefined) bookFor(state, holder, moved, direction);
  if (booked === undefined) return;
  const elsewhere = { direction: OPPOSITE[direction], note: 'The transfer happened in a wallet that is not yours.' };
  record(state, { ...entryOf(state, transfer, 'FNX', moved), ...elsewhere, id: `${id}:elsewhere`, accountId: booked });
}

const isDustOfOthers = (state: State, { transfer, trade }: RecordedTransfer, holder: string): boolean =>
  isDust('FNX', transfer.amount) && trade.length === 0 && holderOf(state, transfer.from) !== holder;

function addToDayOfDust(state: State, accountId: string, moved: RecordedTransfer): void {
  const { to, at } = moved.transfer;
  const id = `dust:${accountId}:${to.toLowerCase()}:${Math.floor(at / DAY)}`;
  const known = state.ledger.find((entry) => entry.id === id);
  const amount = moved.transfer.amount + parseUnits(known?.amount ?? '0');
  const { txHash: _many, from: _others, ...sum } = entryOf(state, { ...moved.transfer, amount }, 'FNX', moved);
  record(state, { ...sum, id, accountId, direction: 'IN', note: 'Very small amounts that others sent, summed up.' });
}

const OPPOSITE = { IN: 'OUT', OUT: 'IN' } as const;
const entryId = (key: string, direction: Direction) => `moved:${key}:${direction}`;
const walletOf = ({ from, to }: Pick<ShareTransfer, 'from' | 'to'>, direction: Direction): Address =>
  direction === 'OUT' ? from : to;

function payerInBooks({ stakes, orders }: State, { key }: ShareTransfer): string | undefined {
  const stake = stakes.find(({ deposit }) => deposit?.key === key);
  const order = orders.find(({ payments }) => payments.some((payment) => payment.key === key));
  return (stake ?? order)?.accountId;
}

function payeeInBooks({ outgoing, ledger }: State, { hash }: ShareTransfer): string | undefined {
  const job = outgoing.find(({ asset, attempt }) => asset === 'FNX' && attempt?.hash === hash);
  return ledger.find(({ id }) => id === job?.id)?.accountId;
}

function bookFor(state: State, accountId: string, moved: RecordedTransfer, direction: Direction): void {
  const { transfer, trade } = moved;
  const wallet = walletOf(transfer, direction);
  const type = isTrade(moved, direction) ? 'SWAP' : 'TRANSFER';
  const common = { accountId, type } as const;
  const shares = entryOf(state, transfer, 'FNX', moved);
  record(state, { ...shares, ...common, id: entryId(transfer.key, direction), direction });
  if (type === 'TRANSFER') return;
  for (const side of ['OUT', 'IN'] as const) {
    const legs = trade.filter((leg) => leg.symbol !== 'FNX' && isSameAddress(walletOf(leg, side), wallet));
    for (const leg of legs) {
      const other = entryOf(state, leg, leg.symbol, moved);
      record(state, { ...other, ...common, id: entryId(leg.key, side), direction: side });
    }
  }
}

/**
 * Whether the transfer is a swap. Shares from the exchange are a swap only for the wallet that paid, and a gift for
 * any other wallet.
 */
function isTrade({ transfer, trade }: RecordedTransfer, direction: Direction): boolean {
  if (!trade.some(({ key }) => key === transfer.key)) return false;
  return direction === 'OUT' || trade.some(({ from }) => isSameAddress(from, transfer.to));
}

function entryOf(
  state: State,
  leg: Pick<TradeLeg, 'from' | 'to' | 'amount'>,
  symbol: LedgerAsset,
  moved: RecordedTransfer,
) {
  const { transfer, now } = moved;
  const worth = times(leg.amount, priceOf(symbol, transfer.at, state.seededAt));
  return {
    type: 'TRANSFER',
    amount: units(leg.amount),
    symbol,
    fiatValue: units(worth),
    status: 'DONE',
    txHash: transfer.hash,
    from: leg.from,
    to: leg.to,
    at: Math.min(transfer.at, now),
  } as const;
}
