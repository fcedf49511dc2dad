import { randomUUID } from 'node:crypto';
import type { Address, DataOf, RequestOf, confirmLostWallet, contactUs } from '@/api/contract';
import { LOST_WALLET_DAYS } from '@/config/wallet-rule';
import { isSameAddress } from '@/utils/is-same-address';
import { DAY, MINUTE, iso, secondsUntil } from './clock';
import { issueCode } from './codes';
import { sendCodeMessage } from './inbox';
import { assertMaySend, assertUnlocked, countSend, resendWaitMs } from './limits';
import { isAnyGiven, tryCodes } from './login-codes';
import { Refusal, tooMany } from './refusal';
import {
  CHANNELS,
  NOTICES_SENT,
  type Account,
  type Channel,
  type ChannelState,
  type LostWallet,
  type State,
} from './state';
import { securityText, notifyOwner } from './notify-owner';

type Running = LostWallet & { since: number };

const CODES_LIFE_MS = 30 * MINUTE;
const WAIT_MS = LOST_WALLET_DAYS * DAY;

const requestOf = ({ lostWallets }: State, { _id }: Account) => lostWallets.find(({ accountId }) => accountId === _id);
const isRunning = (lost: LostWallet | undefined): lost is Running => lost?.since !== undefined;
const endOf = ({ since }: Running) => since + WAIT_MS;

const drop = (state: State, account: Account): void => {
  state.lostWallets = state.lostWallets.filter(({ accountId }) => accountId !== account._id);
};

export function assertMayReportLoss(
  state: State,
  account: Account,
): asserts account is Account & { walletAddress: Address } {
  if (!account.walletAddress) throw new Refusal(409, 'No wallet is linked to your account.');
  if (isRunning(requestOf(state, account)))
    throw new Refusal(409, 'The replacement of your wallet has already started. Your wallet page shows when it ends.');
}

type LostWalletStarted = NonNullable<DataOf<typeof contactUs>['lostWallet']>;

export function beginLostWallet(state: State, account: Account, appOrigin: string, now: number): LostWalletStarted {
  assertMayReportLoss(state, account);
  assertUnlocked(account, now);
  const before = requestOf(state, account);
  const resends = before ? before.channels.phone.resends + 1 : 0;
  if (before && now < before.channels.phone.resendAt)
    throw tooMany('A new code cannot be sent yet.', secondsUntil(before.channels.phone.resendAt, now));
  for (const channel of CHANNELS) assertMaySend(account, channel, now);
  const at = { appOrigin, resends, now };
  const send = (channel: Channel): ChannelState => sendCode(state, account, channel, at);
  const lost: LostWallet = {
    id: randomUUID(),
    accountId: account._id,
    wallet: account.walletAddress,
    channels: { phone: send('phone'), email: send('email') },
    endsAt: now + CODES_LIFE_MS,
    [NOTICES_SENT]: 0,
  };
  drop(state, account);
  state.lostWallets.push(lost);
  const { code, resendAt } = lost.channels.phone;
  return { sessionId: lost.id, expiresAt: iso(code.expiresAt), resendAfter: secondsUntil(resendAt, now) };
}

type Sending = { appOrigin: string; resends: number; now: number };

function sendCode(
  state: State,
  account: Account,
  channel: Channel,
  { appOrigin, resends, now }: Sending,
): ChannelState {
  const { code, state: codeState } = issueCode(state.secret, randomUUID(), now);
  countSend(account, channel, now);
  sendCodeMessage(state, account, { purpose: 'LOST_WALLET', channel, code, appOrigin }, now);
  return { code: codeState, isAccepted: false, resends, resendAt: now + resendWaitMs(resends) };
}

export function confirmLost(
  state: State,
  account: Account,
  { sessionId, phoneOtp, emailOtp }: RequestOf<typeof confirmLostWallet>,
  now: number,
): DataOf<typeof confirmLostWallet> {
  const lost = requestOf(state, account);
  if (!lost || lost.id !== sessionId || isRunning(lost) || now >= lost.endsAt)
    throw new Refusal(410, 'This request has ended. Please start again.');
  assertUnlocked(account, now);
  const given = { phone: phoneOtp, email: emailOtp };
  if (isAnyGiven(lost, given)) tryCodes(lost, account, given, state.secret, now);
  if (CHANNELS.some((channel) => !lost.channels[channel].isAccepted))
    throw new Refusal(422, 'Enter the code from your phone and the one from your e-mail.');
  const running: Running = Object.assign(lost, { since: now });
  ageLostWallets(state, now);
  return { effectiveAt: iso(endOf(running)) };
}

export function stopReplacement(state: State, account: Account, now: number): void {
  const lost = requestOf(state, account);
  if (!lost) throw new Refusal(409, 'No replacement of your wallet is in progress.');
  drop(state, account);
  if (isRunning(lost)) notifyOfLoss(state, account, STOPPED, lost.wallet, now);
}

/**
 * Ends the request for a lost wallet. `isFound` means that the old wallet has signed, so it is not lost. Otherwise,
 * another wallet has replaced it.
 */
export function endLost(state: State, account: Account, isFound: boolean, now: number): void {
  const lost = requestOf(state, account);
  drop(state, account);
  if (isFound && isRunning(lost)) notifyOfLoss(state, account, FOUND, lost.wallet, now);
}

export function isReplacementDue(state: State, account: Account, now: number): boolean {
  const lost = requestOf(state, account);
  return isRunning(lost) && isOfLinked(lost, account) && now >= endOf(lost);
}

export function lostWalletOf(state: State, account: Account, now: number) {
  const lost = requestOf(state, account);
  if (!isRunning(lost) || !isOfLinked(lost, account)) return undefined;
  const effectiveAt = endOf(lost);
  return {
    status: now >= effectiveAt ? ('DUE' as const) : ('RUNNING' as const),
    requestedAt: iso(lost.since),
    effectiveAt: iso(effectiveAt),
  };
}

const isOfLinked = ({ wallet }: LostWallet, { walletAddress, deactivatedAt }: Account): boolean =>
  deactivatedAt === undefined && Boolean(walletAddress) && isSameAddress(wallet, walletAddress ?? '');

export function endWaitingPeriod(state: State, account: Account, now: number): void {
  const lost = requestOf(state, account);
  if (!isRunning(lost)) throw new Refusal(409, 'No replacement of a lost wallet is in progress for this investor.');
  lost.since -= WAIT_MS;
  ageLostWallets(state, now);
}

export const waitingForWallet = (state: State): string[] =>
  state.lostWallets
    .filter(isRunning)
    .flatMap(({ accountId }) => state.accounts.find(({ _id }) => _id === accountId)?.email ?? []);

type LossNotice = { title: string; words: (wallet: string, until: string) => string };

const STOP = 'If you did not request this, stop it on your wallet page, or sign there with the old wallet.';

const LOSS_NOTICES: readonly (LossNotice & { after: number })[] = [
  {
    after: 0,
    title: 'The replacement of your wallet has started',
    words: (wallet, until) => `You reported ${wallet} as lost. From ${until} you can link another wallet. ${STOP}`,
  },
  {
    after: WAIT_MS / 2,
    title: 'You are halfway to linking a new wallet',
    words: (wallet, until) => `You reported ${wallet} as lost. From ${until} you can link another wallet. ${STOP}`,
  },
  {
    after: WAIT_MS,
    title: 'You can link your new wallet now',
    words: (wallet) =>
      `The wait for the lost wallet ${wallet} is over. Log in, connect the new wallet and sign. ${STOP}`,
  },
];
const STOPPED: LossNotice = {
  title: 'The replacement of your wallet was stopped',
  words: (wallet) => `${wallet} stays linked to your account.`,
};
const FOUND: LossNotice = {
  title: STOPPED.title,
  words: (wallet) => `${wallet} signed, so it is not lost and the request has ended.`,
};

function notifyOfLoss(
  state: State,
  account: Account,
  { title, words }: LossNotice,
  wallet: string,
  now: number,
  until = '',
): void {
  notifyOwner(state, account, { ...securityText(title, words(wallet, until)), link: '/wallet' }, now);
}

/**
 * Drops obsolete requests and sends the notices that are due. Each notice is sent exactly once, even after a long
 * downtime.
 */
export function ageLostWallets(state: State, now: number): void {
  const accountOf = ({ accountId }: LostWallet) => state.accounts.find(({ _id }) => _id === accountId);
  state.lostWallets = state.lostWallets.filter((lost) => {
    const account = accountOf(lost);
    return account !== undefined && isOfLinked(lost, account) && (isRunning(lost) || now < lost.endsAt);
  });
  for (const lost of state.lostWallets.filter(isRunning)) {
    const account = accountOf(lost);
    const due = LOSS_NOTICES.filter(({ after }) => now >= lost.since + after);
    if (account)
      for (const notice of due.slice(lost[NOTICES_SENT]))
        notifyOfLoss(state, account, notice, lost.wallet, now, dayOf(lost));
    lost[NOTICES_SENT] = Math.max(lost[NOTICES_SENT], due.length);
  }
}

const dayOf = (lost: Running): string => iso(endOf(lost)).slice(0, 10);
