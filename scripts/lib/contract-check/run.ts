import type { Call } from '@/api/contract';
import type { Credentials } from '@/api/credentials';
import { readToken, type ReadToken } from '@/session/token';
import { ask, isAnswered, type Asking, type Outcome } from './ask';
import { judge, type Difference } from './judge';
import { READS, type Check, type Seen } from './reads';
import { writes } from './writes';

export type Result = {
  method: string;
  path: string;
  about: string;
  isEncrypted: boolean;
  status?: number;
  ms?: number;
  bytes?: number;
  skipped?: string;
  differences: Difference[];
};

export type Report = { service: string; results: Result[]; differences: number };

export type CheckOptions = { service: string; token?: string; writesFor?: string };

/** The error if the check could not be made. The message says what to change. */
export class CheckError extends Error {
  override name = 'CheckError';
}

const FORGED = [
  { alg: 'HS256', typ: 'JWT' },
  { sub: 'nobody', secretKey: 'forged', exp: 4_102_444_800 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('forged')
  .join('.');
const STRANGER: Credentials = { token: FORGED, secretKey: 'forged' };

const CALLERS = { visitor: () => null, stranger: () => STRANGER, member: (who: Credentials | null) => who };

type Session = { origin: string; who: Credentials | null; seen: Map<Call, unknown> };

const seenIn =
  ({ seen }: Session): Seen =>
  (call) =>
    seen.get(call as Call) as ReturnType<Seen> as never;

const otherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

const isMissingOrMoved = (outcome: Outcome) =>
  isAnswered(outcome) && (outcome.status === 404 || outcome.status === 405 || Math.floor(outcome.status / 100) === 3);

/** Whether the service has the call at the path with, or without, a final slash. Tries only reads. */
async function answersOtherSlash(origin: string, asking: Asking, outcome: Outcome): Promise<boolean> {
  const { call } = asking;
  if (call.method !== 'GET' || !isMissingOrMoved(outcome)) return false;
  const other = await ask(origin, { ...asking, call: { ...call, path: otherSlash(call.path) } });
  return isAnswered(other) && other.status === 200;
}

const nameOf = ({ call: { method, path, encrypted }, about }: Check) => ({
  method,
  path,
  about,
  isEncrypted: encrypted,
});

async function make(check: Check, session: Session): Promise<Result> {
  const { call, isClear, caller } = check;
  const seen = seenIn(session);
  const who = CALLERS[caller](session.who);
  const skipped = (why: string): Result => ({ ...nameOf(check), skipped: why, differences: [] });
  if (caller === 'member' && !who) return skipped('It needs --token.');
  const request = check.request(seen);
  if (!request) return skipped(`It needs ${check.needs}.`);
  const asking = { call, request, who, isClear };
  const outcome = await ask(session.origin, asking);
  const isAllowed = isAnswered(outcome) && check.allows.includes(outcome.status);
  const expects = isAllowed ? outcome.status : check.expects;
  const isElsewhere = expects === 200 && (await answersOtherSlash(session.origin, asking, outcome));
  const { differences, data } = judge({ call, who, expects, answersOtherSlash: isElsewhere }, outcome);
  const repeated = check.isRepeated ? repeatDifference(seen(call), data) : [];
  if (call.data.safeParse(data).success) session.seen.set(call, data);
  const facts = isAnswered(outcome) ? { status: outcome.status, bytes: outcome.body.length } : {};
  return { ...nameOf(check), ...facts, ms: outcome.ms, differences: [...differences, ...repeated] };
}

const idOf = (data: unknown): unknown => Object(data)._id;

function repeatDifference(before: unknown, data: unknown): Difference[] {
  if (before === undefined || data === undefined || idOf(before) === idOf(data)) return [];
  const words = `is ${JSON.stringify(idOf(data))}, but the same idempotencyKey opened ${JSON.stringify(idOf(before))}.`;
  const app = 'If an answer is lost and the app repeats the call, there are two orders, and one may be paid twice.';
  return [{ kind: 'value', field: 'data._id', words, app }];
}

const MIN_KEY_CHARACTERS = 16;

function tokenResult({ subject, secretKey, expiresAtMs }: ReadToken): Result {
  const found: Difference[] = [];
  const add = (kind: Difference['kind'], field: string, words: string, app: string) =>
    found.push({ kind, field, words, app });
  if (subject === undefined)
    add('missing', 'token.sub', 'is missing.', 'The app cannot restore drafts after a session has ended.');
  if (expiresAtMs === undefined)
    add('missing', 'token.exp', 'is missing.', 'The app notices the end of a session only when a call gets 401.');
  if (secretKey.length < MIN_KEY_CHARACTERS)
    add('length', 'token.secretKey', `has ${secretKey.length} characters.`, 'The app uses it. Use 128 random bits.');
  return { method: '', path: 'token', about: 'the login’s token', isEncrypted: false, differences: found };
}

function credentialsFrom(token: string | undefined): ReadToken | null {
  if (token === undefined) return null;
  const read = readToken(token);
  if (read) return read;
  throw new CheckError(
    'The app cannot use this token. It must be a JWT of at most 4,000 characters whose payload has a secretKey.',
  );
}

/** Throws unless the token belongs to the account that --writes names. Runs before any write. */
function assertNamed(session: Session, results: readonly Result[], email: string): void {
  const profile = [...session.seen].find(([{ path }]) => path === 'user/getProfile')?.[1];
  const found: unknown = Object(profile).email;
  if (typeof found === 'string' && found.toLowerCase() === email.toLowerCase()) return;
  const owner = results.length > 0 && typeof found === 'string' && found !== '' ? found : 'an unknown account';
  throw new CheckError(`Nothing was written: the token belongs to ${owner}, not to ${email}.`);
}

export async function checkService({ service, token, writesFor }: CheckOptions): Promise<Report> {
  const who = credentialsFrom(token);
  const session: Session = { origin: service.replace(/\/$/, ''), who, seen: new Map() };
  const results: Result[] = who ? [tokenResult(who)] : [];
  const take = async (checks: readonly Check[]) => {
    for (const one of checks) {
      const result = await make(one, session);
      if (session.seen.size === 0 && result.ms !== undefined && result.status === undefined)
        throw new CheckError(`${service} does not answer. ${result.differences[0]?.words ?? ''}`);
      results.push(result);
    }
  };
  await take(READS);
  if (writesFor !== undefined) {
    assertNamed(session, results, writesFor);
    await take(writes());
  }
  return { service, results, differences: results.reduce((sum, { differences }) => sum + differences.length, 0) };
}
