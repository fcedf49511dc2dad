import { CHAIN, RULES, guardsOf } from './guard';

export const RECORDS = [
  ...guardsOf({ file: 'src/tx/lock.ts', test: `${RULES}/lock.test.ts` }, [
    ['a lease that is fresh keeps others out', 'isFresh(localStore.read(key))', 'false'],
    ['the last mark that was written holds the lease', 'localStore.read(key) !== mark', 'false'],
    [
      'a tab takes down no mark but its own',
      'if (localStore.read(key) === mark) localStore.remove(key);',
      'localStore.remove(key);',
    ],
    ['a lock that is taken is not waited for', '{ ifAvailable: true }, ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/entry.ts', test: `${RULES}/entry.test.ts` }, [
    ['what the release before wrote is still watched', 'effectOfTransfer(callOf(entry))', 'null'],
    [
      'what is on its way has a hash',
      "status !== 'pending' && status !== 'succeeded' && status !== 'altered' ? true : known !== null",
      'true',
    ],
    [
      'what has failed has a failure, and nothing else has one',
      "null) &&\n  (status === 'failed') === (failure !== undefined)",
      'null)',
    ],
    ['another version is not read', 'z.literal(2)', 'z.int()'],
    ['a purchase has an order, and nothing else has one', 'REPORTED_TO[kind] === told?.to', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/attach-hash.test.ts` }, [
    ['the hash that the wallet gave is not forgotten', 'findEntry(id)?.given ?? ', '', 'does not erase the hash'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/journal.test.ts` }, [
    ['what is closed is not amended', 'boolean = isOpen', 'boolean = () => true'],
    ['what one attempt has found is not found by another', 'before && !isOfOther(entry)(hash)', 'before'],
    [
      'what was found does not take the place of an answer that came meanwhile',
      'isOpen(entry) && entry.hash === before',
      'isOpen(entry)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/merge-entries.ts', test: `${RULES}/merge-entries.test.ts` }, [
    [
      'the wallet’s own answer stands above what another tab has only found',
      '!isSettled(here) && !isGivenAgainst(written, here)',
      '!isSettled(here)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/journal.test.ts` }, [
    ['what the wallet’s own hash has settled is settled', 'hash || !known.found', 'hash'],
    ['a settled payment is not opened by a late hash', '(entry) => !isSettled(entry)', '() => true'],
    ['a hash is written down where its attempt is gone', '!(await write((entries) => [...entries, kept]))', 'false'],
    ['what the chain has shown is not struck out', 'id || !isUnsent(one)', 'id'],
    ['only what was not sent is struck out', 'idOf(one) !== id || ', ''],
    ['what another tab writes is heard of', "window.addEventListener('storage', hear);", ''],
    ['what an older tab writes is heard of', 'KEY && key !== V1_KEY', 'KEY'],
  ]),
  ...guardsOf({ file: 'src/tx/entry.ts', test: `${RULES}/journal.test.ts` }, [
    ['a new hash is due to be told', "reported && 'due'", 'reported && undefined'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${CHAIN}/lost-storage.test.ts` }, [
    ['a word that was not written takes no attempt from this page', '!findEntry(idOf(before))', 'false'],
    ['an open page writes back what storage has lost', 'unwritten.size > 0', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal-storage.ts', test: `${RULES}/storage.test.ts` }, [
    ['what is written is read back', 'stored(key) === text', 'true'],
    ['storage that throws is storage that keeps nothing', 'return false', 'return true'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/storage.test.ts` }, [
    ['a hash has room before it is known', '{ ...entry, room: ROOM }', 'entry'],
    ['a hash has room as long as it is not known', 'rest.hash === null && room !== undefined && { room }', '{}'],
    ['a hash that storage does not take stays in this page', 'found && !isStored', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/merge-entries.ts', test: `${RULES}/journal.test.ts` }, [
    ['a hash of another tab is not undone', 'written.hash !== null', 'written.hash === here'],
  ]),
  ...guardsOf({ file: 'src/tx/merge-entries.ts', test: `${RULES}/merge-entries.test.ts` }, [
    [
      'the wallet’s answer in another tab is not undone by what was found here',
      'here.found === true && !written.found && here.given !== written.hash',
      'false',
    ],
    [
      'what was found in place of the wallet’s answer is kept',
      '!written.found && here.given !== written.hash',
      '!written.found',
    ],
    ['an end of another tab is not undone', 'isKnown || isEnded', 'isKnown'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/storage.test.ts` }, [
    ['what is unwritten is written with the next change', 'mergeEntries(entry, unwritten.get(idOf(entry)))', 'entry'],
    ['what is not struck out of storage is not struck out', 'return isStored && isStruck;', 'return isStruck;'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    ['what storage has lost is not forgotten', 'texts.v2 === null', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/journal-walk.test.ts` }, [
    [
      'an attempt takes no other’s place',
      'bounded([...entries',
      'bounded([...entries.filter(({ key }) => key !== entry.key)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/first-seen.ts', test: `${RULES}/first-seen.test.ts` }, [
    ['a record with a time in the future counts from when it was met', 'undefined || at > now', 'undefined'],
  ]),
  ...guardsOf({ file: 'src/tx/journal-text.ts', test: `${RULES}/journal-text.test.ts` }, [
    ['a text that is no list counts as asked', '{ unreadable: text }', ''],
    [
      'a record that cannot be read counts as asked',
      'if (entry) entries.set(idOf(entry), entry);\n    else unread.push(unreadOf(raw));',
      'if (entry) entries.set(idOf(entry), entry);\n    else {}',
    ],
    [
      'an older record that cannot be read counts as asked',
      'if (entry) take(entries, entry);\n    else unread.push(unreadOf(raw));',
      'if (entry) take(entries, entry);\n    else {}',
    ],
    ['what cannot be read is written back', '[...raws, ...next]', 'next'],
    ['what cannot be read of the release before is written back', 'JSON.stringify([...kept, ', 'JSON.stringify(['],
    ['a hash that an older tab has found is taken over', 'known.hash === null', 'known.key === null'],
    ['an older tab’s word does not stand above this one’s', 'if (!known', 'if (known'],
  ]),
  ...guardsOf({ file: 'src/tx/retention.ts', test: `${RULES}/journal.test.ts` }, [
    ['what is open is never thrown away', '=> isOpen(entry) || entry.report', '=> entry.report'],
    ['what the bank is to be told of is never thrown away', "isOpen(entry) || entry.report === 'due'", 'isOpen(entry)'],
  ]),
  ...guardsOf({ file: 'src/tx/journal-v1.ts', test: `${RULES}/journal-text.test.ts` }, [
    ['an older tab’s failure is not believed while it may be mined', "'failed' && !isStillPossible", "'failed'"],
    ['an older tab reads what is asked as asked', "status: 'asked'", "status: 'failed'"],
    ['an older tab’s nonce is taken for no proof', 'nonce: null', 'nonce'],
  ]),
  ...guardsOf({ file: 'src/tx/reports.ts', test: `${RULES}/reports.test.ts` }, [
    ['a hash is told by the investor whose wallet has sent it', 'null &&\n    isSameAddress(linked, from)', 'null'],
    ['a hash is told once at a time', 'reporting.has(id)', 'false'],
    ['a report is told again while the service is away', 'mayPass(error)', 'false'],
    ['a report stays due where no word has come back', '!isAppError(error) || NO_WORD.has(error.fault.kind)', 'false'],
    ['a refused report is not told for ever', "await done('refused');", ''],
    ['a hash that was replaced is told no more', '!isDue(now) || now.hash !== entry.hash', '!isDue(now)'],
    ['a report is of the hash that was told', '(now) => now.hash === hash', '() => true'],
  ]),
  ...guardsOf({ file: 'src/tx/recent.ts', test: `${RULES}/recent.test.ts` }, [
    ['nobody sees what others have sent', 'newest.has(hash) || !isSameAddress(from, address)', 'newest.has(hash)'],
    ['what waits is never called failed', "unanswered: 'pending'", "unanswered: 'failed'"],
  ]),
  ...guardsOf({ file: 'src/tx/own-addresses.ts', test: `${RULES}/whose.test.ts` }, [
    ['what was read for one login is nobody else’s', 'undefined && readFor === login', 'undefined'],
    [
      'a visitor has no wallet of their own',
      "wallet.status === 'connected' ? wallet.address : null",
      "'address' in wallet ? wallet.address : '0x'",
    ],
  ]),
];
