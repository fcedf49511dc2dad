import { CHAIN, RULES, guardsOf } from './guard';

export const RECORDS = [
  ...guardsOf({ file: 'src/tx/watch/follow.ts', test: `${CHAIN}/stored-later.test.ts` }, [
    ['a change that could not be stored is stored once storage works', 'await storeUnwritten(engine);', ''],
  ]),
  ...guardsOf({ file: 'src/tx/journal/lock.ts', test: `${RULES}/lock.test.ts` }, [
    ['a lock that another tab holds is not awaited', '{ ifAvailable: true }, ', ''],
    ['nothing is requested without a lock', "new ActionFault('no-locks', { cause: error })", 'await work(true)'],
    ['a write that failed under the lock is not repeated', 'if (isBegun) throw error;', ''],
  ]),
  ...guardsOf({ file: 'src/tx/journal/codec.ts', test: `${RULES}/entry.test.ts` }, [
    [
      'a pending, succeeded or altered entry must have a hash',
      "status !== 'pending' && status !== 'succeeded' && status !== 'altered' ? true : known !== null",
      'true',
    ],
    [
      'an entry has a failure reason if and only if it has failed',
      "null) &&\n  (status === 'failed') === (failure !== undefined)",
      'null)',
    ],
    ['an entry of another version is not read', 'z.literal(3)', 'z.int()'],
    [
      'an entry must refer to the service record that its kind requires',
      'TRANSACTION_KINDS[kind].recordType === target?.type',
      'true',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/attach-hash.test.ts` }, [
    [
      'the wallet’s hash is kept when a found hash is attached',
      'now.returnedHash ?? named',
      'named',
      'although the wallet returned another one',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/given-hash.test.ts` }, [
    ['a found hash that another one replaces is not the wallet’s', 'isNamed(now) ? before : null', 'before'],
    [
      'a payment found after a declaration remains so under another hash',
      '(now.declaredUnsentAt !== undefined || now.foundAfterUnsent)',
      'now.declaredUnsentAt !== undefined',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/journal.test.ts` }, [
    ['an entry that is no longer open is not amended', 'boolean = isOpen', 'boolean = () => true'],
    [
      'a hash of one attempt is not attached to another',
      'before && !belongsToOtherAttempt(engine, entry, isMeant)(hash)',
      'before',
    ],
    [
      'a found hash does not replace a hash that arrived in the meantime',
      'isOpen(entry) && entry.hash === before',
      'isOpen(entry)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${RULES}/merge-entries.test.ts` }, [
    [
      'the wallet’s hash takes precedence over one that another tab has only found',
      '!isFinished(here) && !walletHashWins(written, here)',
      '!isFinished(here)',
    ],
    [
      'the wallet’s hash takes precedence even while a replacement of it is shown',
      'here.found ? here.returnedHash : here.hash',
      'here.found ? undefined : here.hash',
    ],
    [
      'a tab does not undo an end by a replacement of its hash',
      '[written.hash, written.returnedHash]',
      '[written.hash]',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/journal.test.ts` }, [
    [
      'an attempt settled by the wallet’s own hash gets no second entry',
      'hash || !(known.found || hasOtherEnteredHash(known, hash))',
      'hash',
    ],
    ['a late hash does not reopen a settled payment', '!isFinished(entry) && ', ''],
    [
      'a hash is stored even if its entry was removed',
      'const isStored = await write(engine, (entries) => [...entries, kept]);',
      'const isStored = true;',
    ],
    ['an attempt that the chain has shown is not removed', 'id || !isUnsent(one)', 'id'],
    ['removing an attempt keeps the other attempts', 'idOf(one) !== id || ', ''],
    ['a change by another tab is noticed', "window.addEventListener('storage', onStorage);", ''],
  ]),
  ...guardsOf({ file: 'src/tx/journal/entry.ts', test: `${RULES}/journal.test.ts` }, [
    ['a new hash is due to be reported', "serviceRecord && 'due'", 'serviceRecord && undefined'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${CHAIN}/lost-storage.test.ts` }, [
    ['an open page stores again the entries that storage no longer has', 'unwritten.size > 0', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/storage.ts', test: `${RULES}/storage.test.ts` }, [
    ['a write counts only if it can be read back', 'stored(key) === text', 'true'],
    ['a write that throws counts as not stored', 'return false', 'return true'],
    ['storage that cannot be read does not count as empty', 'return undefined', 'return null', 'cannot read storage'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/storage.test.ts` }, [
    ['a new entry reserves storage for its hash', '{ ...entry, padding: PADDING }', 'entry'],
    [
      'the reserved storage is kept until the hash is known',
      'padding !== undefined && { padding: paddingFor(rest, length) }',
      '{}',
    ],
    ['a page overwrites only what it has read', 'stored(KEY) === text && ', '', 'could not read storage once'],
    ['a hash that storage rejects is kept on this page', 'found && !isStored', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${RULES}/journal.test.ts` }, [
    ['a hash that another tab has stored is not undone', 'written.hash !== null', 'written.hash === here'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${RULES}/merge-entries.test.ts` }, [
    [
      'a wallet’s hash from another tab is not undone by a hash found here',
      'here.found === true && !written.found && here.returnedHash !== written.hash',
      'false',
    ],
    [
      'a hash found as the replacement of the wallet’s hash is kept',
      '!written.found && here.returnedHash !== written.hash',
      '!written.found',
    ],
    ['a final state that another tab has stored is not undone', 'isKnown || isEnded', 'isKnown'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/storage.test.ts` }, [
    [
      'a change that was not stored is stored with the next write',
      'mergeEntries(entry, engine.memory.unwritten.get(idOf(entry)), isDetached)',
      'entry',
    ],
    ['an attempt counts as removed only if storage was written', 'return isStored && isRemoved;', 'return isRemoved;'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    ['an open page keeps its entries when storage is cleared', 'if (text === null)', 'if (false)'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/journal-walk.test.ts` }, [
    [
      'a new attempt does not overwrite an earlier one',
      'bounded(engine, [...entries',
      'bounded(engine, [...entries.filter(({ key }) => key !== entry.key)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/first-seen.ts', test: `${RULES}/first-seen.test.ts` }, [
    [
      'an unreadable record dated in the future counts from when it was first seen',
      'undefined || at > now',
      'undefined',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/codec.ts', test: `${CHAIN}/updated-beside-version-2.test.ts` }, [
    [
      'a copy that a page of 1.0.0 stores does not undo an entry',
      'mergeCopies(copy, entries.get(idOf(copy)))',
      'copy',
      'entered hash is kept|stays found',
    ],
    ['an unchanged entry of 1.0.0 is not made longer', 'asStored?.get(entry) ?? ', '', 'on a full disk'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${CHAIN}/copied-as-named.test.ts` }, [
    [
      'a hash that was found is not the wallet’s because 1.0.0 stores it',
      'found ? hash : null, ',
      '',
      'is not repeated',
    ],
    [
      'a detached hash does not come back in a copy of 1.0.0',
      ', ...detachedHashes].includes(sought)',
      '].includes(sought)',
      'is not called paid',
    ],
    [
      'a wallet’s hash that 1.0.0 stores does not replace the found one that has paid',
      '!known.found || !isFinished(known)',
      'true',
      'stays paid',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${CHAIN}/updated-beside-version-2.test.ts` }, [
    ['a copy of 1.0.0 does not change the request', '{ ...entry, ...request,', '{ ...entry,', 'is recognised'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/codec.ts', test: `${RULES}/journal-text.test.ts` }, [
    ['a journal text that is not a list counts as an open request', '{ unreadable: text }', ''],
    ['an unreadable record counts as an open request', 'else unread.push(unreadOf(raw));', 'else {}'],
    [
      'an unreadable record is written back',
      '[...unread.map(({ raw }) => raw), ...next.map((entry) => storedAs(entry, asStored))]',
      'next',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/retention.ts', test: `${RULES}/journal.test.ts` }, [
    ['an open entry is never removed', 'isOpen(entry) || entry.reportState', 'entry.reportState'],
    ['an entry whose report is due is never removed', "isOpen(entry) || entry.reportState === 'due'", 'isOpen(entry)'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reports.ts', test: `${RULES}/reports.test.ts` }, [
    [
      'a hash is reported only by the investor whose wallet sent it',
      'null &&\n    isSameAddress(linked, from)',
      'null',
    ],
    ['a hash is not reported twice at the same time', 'reporting.has(id)', 'false'],
    ['only the service can refuse a hash', '!error.isOfService || ', '', 'in its own'],
    ['a report is retried while the service is unavailable', 'mayPass(error)', 'false'],
    [
      'a report stays due if the service gave no answer',
      "!isAppError(error) || !error.isOfService || error.fault.kind === 'expired'",
      'false',
    ],
    ['a refused report is not sent again', "await done('refused');", ''],
    ['a replaced hash is no longer reported', '!isDue(engine, now) || now.hash !== entry.hash', '!isDue(engine, now)'],
    ['a report’s result is recorded only for the reported hash', 'now.hash === hash && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/journal/recent.ts', test: `${RULES}/recent.test.ts` }, [
    [
      'an investor does not see the transactions of other wallets',
      '!newest.has(entry.hash) && isSameAddress(entry.from, address)',
      '!newest.has(entry.hash)',
    ],
    ['an unanswered transaction is never shown as failed', "unanswered: 'pending'", "unanswered: 'failed'"],
  ]),
  ...guardsOf({ file: 'src/tx/journal/own-addresses.ts', test: `${RULES}/own-addresses.test.ts` }, [
    ['a profile read for one login is not used for another', 'undefined && readFor === login', 'undefined'],
    [
      'a wallet that is not connected adds no address',
      "wallet.status === 'connected' ? wallet.address : null",
      "'address' in wallet ? wallet.address : '0x'",
    ],
  ]),
];
