import { sameMail } from './accounts';
import { forgetCounter } from './counters';
import { newAccount } from './new-account';
import { addressOf } from './sign-ups';
import { CHANNELS, type Account, type SignUp, type State } from './state';

export function finishSignUp(
  state: State,
  { id, person, accepted, password, accountId }: SignUp,
  now: number,
): Account | undefined {
  const known = state.accounts.find(({ _id }) => _id === accountId);
  if (known) Object.assign(known, person, accepted, { password, isPhoneVerified: true, isEmailVerified: true });
  const opened = known ? undefined : newAccount(person, accepted, password, now);
  if (opened) state.accounts = [...state.accounts, opened];
  const isOnlyClaimed = (account: Account) => !account.isEmailVerified && sameMail(account.email, person.email);
  state.accounts = state.accounts.filter((account) => !isOnlyClaimed(account));
  state.signUps = state.signUps.filter((signUp) => signUp.id !== id);
  for (const channel of CHANNELS) forgetCounter(state, 'SIGN_UP', addressOf(person, channel));
  return opened;
}
