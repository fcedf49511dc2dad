import { randomUUID } from 'node:crypto';
import { phoneNumber, sameMail } from './accounts';
import { DAY } from './clock';
import { issueCode } from './codes';
import { counterOf } from './counters';
import { Refusal } from './refusal';
import {
  CHANNELS,
  type Account,
  type Channel,
  type Counter,
  type Person,
  type SignUp,
  type SignUpChannel,
  type State,
} from './state';

const LIFE_MS = 7 * DAY;

export const endOfSignUp = (now: number) => now + LIFE_MS;
export const newSignUpId = () => randomUUID();

export const emptyChannel = (state: State, now: number): SignUpChannel => ({
  code: { ...issueCode(state.secret, randomUUID(), now).state, expiresAt: now },
  isAccepted: false,
  isSent: false,
  resends: -1,
  resendAt: now,
});

export const signUpByEmail = (state: State, email: string, now: number): SignUp | undefined =>
  state.signUps.find(({ person, endsAt, accountId }) => !accountId && now < endsAt && sameMail(person.email, email));

export function signUpOf(state: State, sessionId: string, now: number): SignUp {
  const found = state.signUps.find(({ id, endsAt }) => id === sessionId && now < endsAt);
  if (!found) throw new Refusal(410, 'This sign-up has ended. Please start again.');
  return found;
}

export function keepSignUp(state: State, signUp: SignUp, now: number): void {
  const isOther = ({ id, person, endsAt }: SignUp) =>
    id !== signUp.id && now < endsAt && !sameMail(person.email, signUp.person.email);
  state.signUps = [...state.signUps.filter(isOther), signUp];
}

export function signUpOfAccount(state: State, account: Account, now: number): SignUp {
  const open = state.signUps.find(({ accountId, endsAt }) => accountId === account._id && now < endsAt);
  if (open) return open;
  const { firstName, lastName, email, phone, countryCode, country } = account;
  const { termsAcceptedVersion, riskAcceptedVersion, isPhoneVerified, isEmailVerified } = account;
  const channelOf = (isAccepted: boolean) => ({ ...emptyChannel(state, now), isAccepted });
  const signUp: SignUp = {
    id: newSignUpId(),
    person: { firstName, lastName, email, phone, countryCode, country },
    password: account.password,
    accepted: { termsAcceptedVersion, riskAcceptedVersion },
    endsAt: endOfSignUp(now),
    accountId: account._id,
    channels: { phone: channelOf(isPhoneVerified), email: channelOf(isEmailVerified) },
  };
  keepSignUp(state, signUp, now);
  return signUp;
}

export const openChannels = ({ channels }: SignUp): Channel[] =>
  CHANNELS.filter((channel) => !channels[channel].isAccepted);

export const addressOf = (person: Person, channel: Channel): string =>
  channel === 'phone' ? phoneNumber(person) : person.email.toLowerCase();

export const countersOf = (state: State, { person }: SignUp, now: number): Record<Channel, Counter> => ({
  phone: counterOf(state, 'SIGN_UP', addressOf(person, 'phone'), now),
  email: counterOf(state, 'SIGN_UP', addressOf(person, 'email'), now),
});

export const ownerOf = (state: State, { person, accountId }: SignUp, channel: Channel): Account | undefined =>
  state.accounts.find(
    (account) =>
      account._id !== accountId &&
      account.deactivatedAt === undefined &&
      (channel === 'phone' ? account.isPhoneVerified : account.isEmailVerified) &&
      addressOf(account, channel) === addressOf(person, channel),
  );
