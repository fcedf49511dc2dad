import type { Address, Hash } from '@/api/contract';
import type { Log } from '@/chain/call';
import type { Entry } from '@/tx/journal/entry';
import { observe } from '@/tx/watch/observe';
import { BANK, HERS } from './attempt';

export type ObservedFacts = {
  hash: Hash;
  from?: string;
  nonce?: number;
  to?: string | null;
  value?: bigint;
  input?: string;
  block?: bigint;
  isSuccess?: boolean;
  logs?: Log[];
};

export const WITH_CODE: Address = `0x${'c0'.repeat(20)}`;
const SECONDS_A_BLOCK = 100n;

/** A node that knows these transactions. */
export function nodeWith(known: readonly ObservedFacts[]) {
  const find = (hash: Hash) => known.find((one) => one.hash === hash);
  return {
    transaction: (hash: Hash) => {
      const one = find(hash);
      return Promise.resolve(
        one
          ? {
              from: one.from ?? HERS,
              to: one.to === undefined ? BANK : one.to,
              value: one.value ?? 5n,
              input: one.input ?? '0x',
              nonce: one.nonce ?? 3,
            }
          : null,
      );
    },
    receipt: (hash: Hash) => {
      const { block, isSuccess = true, logs = [] } = find(hash) ?? {};
      return Promise.resolve(block === undefined ? null : { isSuccess, block, logs });
    },
    blockTime: (block: bigint) => Promise.resolve(block * SECONDS_A_BLOCK),
    codeOf: (account: Address) => Promise.resolve(account === WITH_CODE ? ('contract' as const) : ('none' as const)),
  };
}

export const see = (entry: Entry, known: readonly ObservedFacts[], replacement: Hash | null = null) =>
  observe(entry, nodeWith(known), replacement);

export const REJECTED = { kind: 'stale', block: expect.any(BigInt) };
