import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { idOf, type Entry } from '../journal/entry';
import type { Intent } from '../kinds/intent';
import { findEntry, readJournal } from '../journal/journal';
import { othersOf } from '../journal/review';
import { allowsRetry } from '../journal/attempt-rules';
import { loginTokenOf } from '../service/at-service';
import type { PreparedAttempt } from './prepare';
import { timeSince } from '@/utils/time-since';

type Prepared = Pick<PreparedAttempt, 'nonce' | 'gas' | 'entry' | 'loginToken'>;

/** The maximum time between the journal entry and the wallet request, which includes loading the wallet library. */
const MAX_ENTRY_AGE_MS = 30_000;

export function askWallet(
  engine: Engine,
  { call, chainId }: Intent,
  { nonce, gas, entry, loginToken }: Prepared,
): Promise<Hash> {
  const isSameLogin = () => loginTokenOf(engine) === loginToken;
  return engine.wallet.send(
    { ...call, chainId, gas },
    nonce,
    () =>
      isSameLogin() && isStillAsked(engine, entry) && othersOf(entry, readJournal(engine).entries).every(allowsRetry),
  );
}

/** Since the entry was written, the investor may have declared that nothing was sent. */
function isStillAsked(engine: Engine, entry: Entry): boolean {
  const now = findEntry(engine, idOf(entry));
  return (
    now?.status === 'awaiting-wallet' && now.declaredUnsentAt === undefined && timeSince(entry.at) <= MAX_ENTRY_AGE_MS
  );
}
