import type { DataOf, RequestOf, createAccount } from '@/api/contract';
import { maskEmail, maskPhone } from './accounts';
import { iso, secondsUntil } from './clock';
import { sendMailTo } from './inbox';
import { assertMaySend } from './limits';
import { EMAILS } from './mails';
import { acceptedToday } from './new-account';
import { hashPassword, type PasswordHash } from './passwords';
import { assertAcceptable, personOf } from './registration';
import { assertSignUpUnlocked, renewSignUpCodes } from './sign-up-codes';
import { addressOf, countersOf, emptyChannel, endOfSignUp, keepSignUp, newSignUpId } from './sign-ups';
import { openChannels, ownerOf, signUpOf } from './sign-ups';
import { CHANNELS, type Channel, type SignUp, type State } from './state';

type Request = RequestOf<typeof createAccount>;

/**
 * Creates a sign-up. Answer, work and limits are the same for known and unknown e-mail addresses and phone numbers.
 * Only the message to the owner differs.
 */
export async function createSignUp(
  state: State,
  request: Request,
  appOrigin: string,
  now: number,
): Promise<DataOf<typeof createAccount>> {
  assertAcceptable(request);
  const password = await hashPassword(request.password);
  const running = request.sessionId === undefined ? undefined : signUpOf(state, request.sessionId, now);
  const signUp = drafted(state, request, password, running, now);
  assertSignUpUnlocked(state, signUp, now);
  const changed = CHANNELS.filter(
    (channel) => !running || addressOf(running.person, channel) !== addressOf(signUp.person, channel),
  );
  const counters = countersOf(state, signUp, now);
  for (const channel of changed) assertMaySend(counters[channel], channel, now);
  if (running) state.signUps = state.signUps.filter(({ id }) => id !== running.id);
  keepSignUp(state, signUp, now);
  renewSignUpCodes(state, signUp, appOrigin, now);
  warnOwners(state, signUp, changed, now);
  return startedAnswer(signUp, now);
}

function drafted(
  state: State,
  request: Request,
  password: PasswordHash,
  running: SignUp | undefined,
  now: number,
): SignUp {
  const person = personOf(request);
  const channelOf = (channel: Channel) =>
    running && addressOf(running.person, channel) === addressOf(person, channel)
      ? running.channels[channel]
      : emptyChannel(state, now);
  return {
    id: running?.id ?? newSignUpId(),
    accountId: running?.accountId,
    person,
    password,
    accepted: acceptedToday(),
    endsAt: endOfSignUp(now),
    channels: { phone: channelOf('phone'), email: channelOf('email') },
  };
}

function warnOwners(state: State, signUp: SignUp, channels: readonly Channel[], now: number): void {
  const owners = new Set(channels.flatMap((channel) => ownerOf(state, signUp, channel)?.email ?? []));
  for (const email of owners) sendMailTo(state, email, EMAILS.ALREADY_HERE, now);
}

function startedAnswer(signUp: SignUp, now: number): DataOf<typeof createAccount> {
  const [first = 'phone'] = openChannels(signUp);
  const { code, resendAt } = signUp.channels[first];
  return {
    sessionId: signUp.id,
    phoneMasked: maskPhone(signUp.person),
    emailMasked: maskEmail(signUp.person),
    expiresAt: iso(code.expiresAt),
    resendAfter: secondsUntil(resendAt, now),
  };
}
