import { wrongTypes } from '@/sandbox/node/faulty-answers';
import { ALL_CALLS } from '../../../scripts/lib/all-calls';
import { dataExample } from '../../../scripts/lib/examples';
import { CALL_FAULTS, makeEveryCall, SHEET, type CallFault, type Outcome } from '../../support/faulty-calls';
import { logInAs } from '../../support/log-in';
import { startBackend, useServer } from '../../support/service';

useServer();

type Kind = Extract<Outcome, { fault: unknown }>['fault'];
const protocol = (reason: string) => ({ kind: 'protocol', reason }) as Kind;

/** Null means that the whole answer still arrives despite the fault. */
const EXPECTED: Readonly<Record<CallFault, Kind | null>> = {
  stall: { kind: 'timeout' },
  slow: null,
  reset: { kind: 'offline' },
  http500html: { kind: 'server' },
  http502: { kind: 'server' },
  http503: { kind: 'server' },
  http429seconds: { kind: 'too-many', retryAfter: 2 },
  http429date: { kind: 'too-many', retryAfter: 2 },
  http429junk: { kind: 'too-many' },
  html200: protocol('not-json'),
  empty: protocol('not-json'),
  truncated: { kind: 'offline' },
  bom: null,
  nulldata: protocol('shape'),
  wrongtypes: protocol('shape'),
  deep: protocol('shape'),
  huge: protocol('too-large'),
  badcipher: protocol('cipher'),
  statusmismatch: protocol('status'),
  offline: { kind: 'offline' },
  unreachable: { kind: 'offline' },
};

/** No decision depends on these answers, so every invalid field is treated as absent. */
const TOLERANT = new Set([
  'removeAllNotifications',
  'sawAllNotifications',
  'getSettings',
  'putSettings',
  'userSubscribe',
]);

function expected(name: string, fault: CallFault): Outcome {
  const { call } = ALL_CALLS.find((one) => one.name === name)!;
  const example = dataExample(name, call);
  if (fault === 'wrongtypes' && TOLERANT.has(name)) return { data: call.data.parse(wrongTypes(example)) };
  return EXPECTED[fault] ? { fault: EXPECTED[fault] } : { data: call.data.parse(example) };
}

const FILES = ALL_CALLS.filter(({ call }) => call.isFile).map(({ name }) => name);
const ANSWERS = ALL_CALLS.filter(({ call }) => !call.isFile).map(({ name }) => name);
/** These faults change the fields of an envelope. A file has no envelope. */
const OF_ENVELOPES = new Set<CallFault>(['bom', 'nulldata', 'wrongtypes', 'badcipher', 'statusmismatch']);
const OF_FILES: Partial<typeof EXPECTED> = { deep: protocol('shape'), huge: protocol('shape') };

describe.each(CALL_FAULTS)('a call whose answer has the fault %s', (fault) => {
  let outcomes: ReadonlyMap<string, Outcome>;
  beforeAll(async () => {
    const backend = await startBackend();
    const [investor] = await backend.sandbox.accounts();
    await logInAs(backend, investor!);
    outcomes = await makeEveryCall(backend.service, fault);
  }, 120_000);

  it.each(ANSWERS)('ends with a typed error, or with its whole data: %s', (name) =>
    expect(outcomes.get(name)).toEqual(expected(name, fault)),
  );

  if (OF_ENVELOPES.has(fault)) return;
  it.each(FILES)('ends with a typed error, or with its whole file: %s', (name) => {
    const error = OF_FILES[fault] ?? EXPECTED[fault];
    expect(outcomes.get(name)).toEqual(error ? { fault: error } : { data: SHEET });
  });
});
