import { RULES, TX, guardsOf } from './guard';

/** What is on record of each payment, and what is told of it. */
export const RECORDS = [
  ...guardsOf({ file: `${TX}/lock.ts`, test: `${RULES}/lock.test.ts` }, [
    ['a lease that is fresh keeps others out', 'if (isFresh(localStore.read(key))) return work(false);', ''],
    ['the last mark that was written holds the lease', 'if (localStore.read(key) !== mark) return work(false);', ''],
    ['a tab takes down no mark but its own', 'if (localStore.read(key) === mark) localStore.remove(key);', 'localStore.remove(key);'],
    ['a lock that is taken is not waited for', '{ ifAvailable: true }, ', ''],
  ]),
  ...guardsOf({ file: `${TX}/entry.ts`, test: `${RULES}/entry.test.ts` }, [
    ['what is on its way has a hash', "status !== 'pending' && status !== 'succeeded' && status !== 'altered' ? true : known !== null", 'true'],
    ['what has failed has a failure, and nothing else has one', " && (status === 'failed') === (failure !== undefined)", ''],
    ['another version is not read', 'v: z.literal(2),', 'v: z.int(),'],
  ]),
  ...guardsOf({ file: `${TX}/journal.ts`, test: `${RULES}/journal.test.ts` }, [
    ['what is closed is not amended', 'isAsBelieved: (entry: Entry) => boolean = isOpen', 'isAsBelieved: (entry: Entry) => boolean = () => true'],
    ['a settled payment is not opened by a late hash', '(entry) => !isSettled(entry)', '() => true'],
    ['a hash is written down where its attempt is gone', 'if (!(await write((entries) => [...entries, kept]))) keepInPage(kept);', ''],
    ['what the chain has shown is not struck out', 'idOf(one) !== id || !isUnsent(one)', 'idOf(one) !== id'],
    ['only what was not sent is struck out', 'idOf(one) !== id || !isUnsent(one)', '!isUnsent(one)'],
    ['what another tab writes is heard of', "window.addEventListener('storage', hear);", ''],
    ['what an older tab writes is heard of', ' && key !== KEY && key !== V1_KEY', ' && key !== KEY'],
    ['a new hash is due to be told', "report: 'due' }) as const", "report: undefined }) as const"],
  ]),
  ...guardsOf({ file: `${TX}/journal.ts`, test: `${RULES}/storage.test.ts` }, [
    ['what is written is read back', 'return stored(key) === text;', 'return true;'],
    ['storage that throws is storage that keeps nothing', '  } catch {\n    return false;\n  }', '  } catch {\n    return true;\n  }'],
    ['a hash has room before it is known', '{ ...entry, room: ROOM }', 'entry'],
    ['a hash that storage does not take stays in this page', 'if (found && !isStored) keepInPage(found);', ''],
    ['what is unwritten is written with the next change', 'unwritten.get(idOf(entry)) ?? entry', 'entry'],
    ['what is not struck out of storage is not struck out', 'return isStored && isStruck;', 'return isStruck;'],
  ]),
  ...guardsOf({ file: `${TX}/journal.ts`, test: `${RULES}/journal-walk.test.ts` }, [
    ['an attempt takes no other’s place', '[...entries, { ...entry, room: ROOM }]', '[...entries.filter(({ key }) => key !== entry.key), { ...entry, room: ROOM }]'],
  ]),
  ...guardsOf({ file: `${TX}/journal-text.ts`, test: `${RULES}/journal-text.test.ts` }, [
    ['a text that is no list counts as asked', 'return [{ unreadable: text, at: now }];', 'return [];'],
    ['a record that cannot be read counts as asked', 'else unread.push(unreadOf(raw));\n  }\n  for', '}\n  for'],
    ['an older record that cannot be read counts as asked', 'if (old) take(entries, fromV1(old, now));\n    else unread.push(unreadOf(raw));', 'if (old) take(entries, fromV1(old, now));'],
    ['what cannot be read is written back', '[...raws, ...next]', 'next'],
    ['what cannot be read of the release before is written back', '[...kept, ...mirrors.values()]', '[...mirrors.values()]'],
    ['a hash that an older tab has found is taken over', 'else if (known.hash === null && old.hash !== null) {', 'else if (known.key === null) {'],
    ['an older tab’s word does not stand above this one’s', 'if (!known) entries.set(idOf(old), old);', 'if (known) entries.set(idOf(old), old);'],
  ]),
  ...guardsOf({ file: `${TX}/journal-text.ts`, test: `${RULES}/journal.test.ts` }, [
    ['what is open is never thrown away', "isOpen(entry) || entry.report === 'due'", "entry.report === 'due'", { test: `${RULES}/journal.test.ts` }],
    ['what the bank is to be told of is never thrown away', "isOpen(entry) || entry.report === 'due'", 'isOpen(entry)', { test: `${RULES}/journal.test.ts` }],
  ]),
  ...guardsOf({ file: `${TX}/journal-v1.ts`, test: `${RULES}/journal-text.test.ts` }, [
    ['an older tab’s failure is not believed while it may be mined', "if (status === 'failed' && !isStillPossible)", "if (status === 'failed')"],
    ['an older tab reads what is asked as asked', "return { status: 'asked', hash: null };", "return { status: 'failed', hash: null };"],
    ['an older tab’s nonce is taken for no proof', '    nonce: null,\n', '    nonce,\n'],
  ]),
  ...guardsOf({ file: `${TX}/reports.ts`, test: `${RULES}/reports.test.ts` }, [
    ['a hash is told by the investor whose wallet has sent it', ' && sameAddress(linked, from)', ''],
    ['a hash is told once at a time', 'if (reporting.has(id)) return;', ''],
    ['a report is told again while the service is away', "if (mayPass(error)) return 'again';", ''],
    ['a report stays due where no word has come back', "if (!isAppError(error) || NO_WORD.has(error.fault.kind)) return 'told';", ''],
    ['a refused report is not told for ever', "await done('refused');", ''],
    ['a hash that was replaced is told no more', ' || now.hash !== entry.hash', ''],
    ['a report is of the hash that was told', '(now) => now.hash === hash', '() => true'],
  ]),
  ...guardsOf({ file: `${TX}/recent.ts`, test: `${RULES}/recent.test.ts` }, [
    ['nobody sees what others have sent', ' || !sameAddress(from, address)', ''],
    ['what waits is never called failed', "unanswered: 'pending',", "unanswered: 'failed',"],
  ]),
  ...guardsOf({ file: `${TX}/whose.ts`, test: `${RULES}/whose.test.ts` }, [
    ['a visitor has no wallet of their own', "wallet.status === 'connected' ? wallet.address : null", "'address' in wallet ? wallet.address : '0x'"],
  ]),
];
