import type { FaultKind } from '../../src/sandbox/console/faults';
import { ALL_CALLS } from '../lib/all-calls';
import type { FaultMatrix } from '../lib/faults/case';

const HOLDS: Readonly<Record<FaultKind | 'offline' | 'unreachable', string>> = {
  stall: 'an answer that never comes ends with a time-out',
  slow: 'an answer after three seconds gives its whole data',
  reset: 'a connection that breaks ends with the error “no connection”',
  http500html: 'HTTP 500 with an HTML page is a failure of the service',
  http502: 'HTTP 502 of a gateway is a failure of the service',
  http503: 'HTTP 503 of a gateway is a failure of the service',
  http429seconds: 'HTTP 429 with seconds to wait says how long to wait',
  http429date: 'HTTP 429 with a date to wait for says how long to wait',
  http429junk: 'HTTP 429 with a time that cannot be read says that there were too many calls',
  html200: 'HTTP 200 with an HTML page is an answer that is not JSON',
  empty: 'HTTP 200 with nothing is an answer that is not JSON',
  truncated: 'half of the announced bytes end with the error “no connection”',
  bom: 'a byte order mark before the answer is ignored, and the data is whole',
  nulldata: 'null for the data is an answer in another shape',
  wrongtypes:
    'another type for each field is an answer in another shape, or only fields that decide nothing are left out',
  deep: '20,000 nested lists are an answer in another shape',
  huge: '8 MB of text are an answer that is too large',
  badcipher: 'data that the key does not decrypt is an answer that cannot be decrypted',
  statusmismatch: 'HTTP 500 around a body that says 200 is a contradiction',
  offline: 'a browser without a network ends with the error “no connection”',
  unreachable: 'a service that our own server cannot reach ends with the error “no connection”',
};

/** Faults that change the fields of an envelope. A file has no envelope. */
const OF_ENVELOPES = new Set(['bom', 'nulldata', 'wrongtypes', 'badcipher', 'statusmismatch']);
const FILES = new Set(ALL_CALLS.filter(({ call }) => call.isFile).map(({ name }) => name));

export const CALLS: FaultMatrix = {
  id: 'calls',
  title: 'Calls of the contract and faults of an answer',
  intro:
    'Each call of the [contract](contract.md) is made over HTTP while the service answers with the fault. It ends with the typed error or the data below, and never with anything else. To run the tests of a row, give the name of its call: `npm run faults -- dashboard`.',
  rowName: 'call',
  rows: ALL_CALLS.map(({ name }) => name),
  columns: Object.entries(HOLDS).map(([name, holds]) => ({ name, holds })),
  shownBy: (call, fault) => [
    {
      file: 'unit/api/call-faults.test.ts',
      group: `a call whose answer has the fault ${fault}`,
      title: `ends with a typed error, or with its whole ${FILES.has(call) ? 'file' : 'data'}: %s`,
      values: [call],
    },
  ],
  isLeftOut: (call, fault) => FILES.has(call) && OF_ENVELOPES.has(fault),
};
