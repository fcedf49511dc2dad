import type { LoginWalk } from './login-walk';

function fail(rule: string, facts: object): never {
  throw new Error(`${rule}: ${JSON.stringify(facts)}`);
}

export async function assertLoginRules(walk: LoginWalk): Promise<void> {
  keepsToItsToken(walk);
  offersStep(walk);
  for (const channel of ['phone', 'email'] as const) {
    const { starts, resends } = walk.known;
    const sent = await walk.codesSent(channel);
    if (sent > starts + resends[channel]) fail('a code without a request', { channel, sent, starts, resends });
  }
  const early = walk.failures.find((words) => words.includes('cannot be sent yet'));
  if (early !== undefined && !walk.trouble.hasLost) fail('a new code was offered too early', { early });
}

function keepsToItsToken(walk: LoginWalk): void {
  const { session, stored, cookie, key, profile, email } = walk.facts();
  if (session.state === 'authenticated') {
    const tokens = [stored, cookie, key];
    if (tokens.some((token) => token !== session.token)) fail('logged in without its token', { session, tokens });
    return;
  }
  if (stored !== null || key !== null) fail('a token stays without a session', { session, stored, key });
  if (profile !== null || email !== null) fail('personal data stay without a session', { session, email });
}

/** Fails if the screen stays empty because the session is unknown, or asks for codes without a field. */
function offersStep(walk: LoginWalk): void {
  const { state } = walk.state();
  const flow = walk.flow();
  if (state === 'restoring') fail('no screen', { state });
  if (flow.step === 'codes' && flow.channels.length === 0) fail('no field for a code', { flow });
}

const LOCK_MS = 2 * 3_600_000;

/** At the end the service answers, and the password and the codes log in. */
export async function logsInAtTheEnd(walk: LoginWalk): Promise<void> {
  walk.trouble.answers = 'as it should';
  walk.passes(LOCK_MS);
  walk.opens();
  await walk.settles();
  await assertLoginRules(walk);
  if (walk.state().state === 'authenticated') await walk.logsOut();
  await walk.settles();
  if (walk.state().state === 'authenticated') fail('logged in after the logout', walk.facts());
  walk.startsAgain();
  const { failures } = walk;
  failures.length = 0;
  await walk.typesPassword(true);
  if (walk.flow().step !== 'codes') fail('no login is possible', { failures });
  await walk.typesCodes('right');
  if (walk.state().state !== 'authenticated') fail('the right codes do not log in', { failures, flow: walk.flow() });
  walk.lands();
  await walk.settles();
  await assertLoginRules(walk);
  if (walk.facts().profile === null) fail('the profile was not read', walk.facts());
  await walk.logsOut();
  await walk.settles();
  await assertLoginRules(walk);
}
