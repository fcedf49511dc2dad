import type { Entry } from './journal/entry';
import { entriesOf } from './journal/journal';
import { txStore } from './store';
import type { TraceEvent, Engine } from './engine';

/**
 * These fields contain no accounts, amounts, contract calls or description. Support can look those up by hash and
 * order.
 */
const SHOWN = [
  'status',
  'failure',
  'hash',
  'replacement',
  'returnedHash',
  'enteredHash',
  'found',
  'foundAfterUnsent',
  'isShort',
  'reportState',
  'chainId',
  'nonce',
  'minedNonceCount',
  'pendingNonceCount',
  'blockAtSubmit',
  'isContract',
  'isDelegated',
] as const satisfies readonly (keyof Entry)[];
const TIMES = ['at', 'requestedAt', 'declaredUnsentAt', 'closesAt'] as const satisfies readonly (keyof Entry)[];

const timeOf = (at: number): string => new Date(at).toISOString();

function attemptText(entry: Entry): string {
  const facts = SHOWN.flatMap((name) => (entry[name] === undefined ? [] : [`${name}=${entry[name]}`]));
  const times = TIMES.flatMap((name) => (entry[name] === undefined ? [] : [`${name}=${timeOf(entry[name])}`]));
  return `- ${[...times, ...facts].join(' ')}`;
}

const eventText = ({ at, lastAt, times, text }: TraceEvent): string =>
  `- ${timeOf(at)} ${text}${times > 1 ? ` (${times} times, until ${timeOf(lastAt)})` : ''}`;

/**
 * Describes what this browser knows about one action, as text for support. The text contains no secrets, and no data of
 * other actions or logins.
 */
export function supportDetails(engine: Engine, key: string): string {
  const { step } = txStore(engine, key).get();
  const events = engine.memory.trace.filter((event) => event.key === key);
  return [
    `Action: ${key}`,
    `State: ${step}`,
    `Time here: ${timeOf(Date.now())}; at the service: ${engine.clock.isKnown() ? timeOf(engine.clock.now()) : 'unknown'}`,
    'Attempts:',
    ...entriesOf(engine, key).map(attemptText),
    'Events of this page:',
    ...events.map(eventText),
  ].join('\n');
}
