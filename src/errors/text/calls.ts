import { isAppError, type Fault, type FaultKind, type GateReason } from '../app-error';
import { toAppError } from '../classify';

export type FaultText = {
  title: string;
  happened: string;
  todo: string;
  canRetry: boolean;
  /** True if the fault is unrelated to the input. The text may then say that the input was kept. */
  isInputKept?: true;
};

const ENTRIES: Record<FaultKind, FaultText> = {
  offline: {
    title: 'No connection',
    happened: 'FNX could not be reached.',
    todo: 'Check your connection and try again.',
    canRetry: true,
    isInputKept: true,
  },
  timeout: {
    title: 'Request timed out',
    happened: 'FNX took too long to respond.',
    todo: 'Try again in a moment.',
    canRetry: true,
  },
  cancelled: {
    title: 'Stopped',
    happened: 'The request was stopped before it finished.',
    todo: 'Try again if you still need it.',
    canRetry: true,
  },
  protocol: {
    title: 'Unexpected answer from FNX',
    happened: 'The answer from FNX could not be read.',
    todo: 'Try again. If this keeps happening, contact support.',
    canRetry: true,
  },
  form: {
    title: 'Something needs your attention',
    happened: 'FNX did not accept some entries.',
    todo: 'Check the marked fields.',
    canRetry: false,
  },
  expired: {
    title: 'You are logged out',
    happened: 'Your session has ended.',
    todo: 'Log in again to continue.',
    canRetry: false,
  },
  gate: {
    title: 'One step is missing',
    happened: 'You can’t do this yet.',
    todo: 'If a step is missing, complete it, then come back.',
    canRetry: false,
  },
  missing: {
    title: 'Not found',
    happened: 'This does not exist or no longer exists.',
    todo: 'Go back and choose again.',
    canRetry: false,
  },
  conflict: {
    title: 'Already changed',
    happened: 'Something has changed since you opened this page.',
    todo: 'Reload it and check before you continue.',
    canRetry: true,
  },
  gone: {
    title: 'Expired',
    happened: 'This has expired.',
    todo: 'If you can’t get a new one here, start this step again.',
    canRetry: false,
  },
  'wrong-code': {
    title: 'Wrong code',
    happened: 'This code is wrong.',
    todo: 'Check the latest message and enter the code again.',
    canRetry: false,
  },
  'too-many': {
    title: 'Too many tries',
    happened: 'There were too many tries in a short time.',
    todo: 'Wait a moment, then try again.',
    canRetry: true,
  },
  refused: {
    title: 'Not accepted',
    happened: 'FNX did not accept the request.',
    todo: 'Check what you entered and try again.',
    canRetry: true,
  },
  server: {
    title: 'FNX has a problem',
    happened: 'Something failed on our side.',
    todo: 'Try again in a moment.',
    canRetry: true,
    isInputKept: true,
  },
  'human-check': {
    title: 'The human check did not load',
    happened: 'The check that you are human could not be loaded.',
    todo: 'An ad blocker or a strict network may be blocking it. Allow it for this site, then try again.',
    canRetry: true,
  },
  'cookies-blocked': {
    title: 'Cookies are needed',
    happened: 'Your browser blocks cookies for this site. We need one to keep you logged in.',
    todo: 'Allow cookies for this site, then try again. Public pages work without them.',
    canRetry: true,
  },
  'storage-refused': {
    title: 'Your login could not be saved',
    happened:
      'Your browser could not store your login, so you are not logged in. Its storage for this site is full or turned off.',
    todo: 'Allow this site to store data, or free space, then try again. Do not use a private window.',
    canRetry: true,
  },
  'other-site': {
    title: 'This message is for another site',
    happened: 'The message to sign names another site or network, so nothing was signed.',
    todo: 'Check the address of this page. If it is correct, contact support before you try again.',
    canRetry: false,
  },
};

const GATES: Partial<Record<GateReason, FaultText>> = {
  BOTH_WALLETS: {
    title: 'Both wallets must sign',
    happened:
      'Your linked wallet holds shares, or you have a stake, order or reward in progress, so both the old and the new wallet must sign.',
    todo: 'Open your Wallet page and choose Replace wallet.',
    canRetry: false,
  },
  REAUTH: {
    title: 'Log in again first',
    happened: 'This needs a recent login.',
    todo: 'Log out and in again, then come back within 10 minutes.',
    canRetry: false,
  },
};

const entryFor = (fault: Fault): FaultText => (fault.kind === 'gate' && GATES[fault.reason]) || ENTRIES[fault.kind];

export function textFor(thrown: unknown): FaultText {
  const error = toAppError(thrown);
  const entry = entryFor(error.fault);
  return {
    ...entry,
    happened: error.serverMessage ?? entry.happened,
    todo: waitAdvice(error.fault) ?? entry.todo,
  };
}

const waitAdvice = (fault: Fault) =>
  'retryAfter' in fault && fault.retryAfter ? `Try again in ${durationText(fault.retryAfter)}.` : undefined;

export function durationText(totalSeconds: number): string {
  const total = Math.ceil(totalSeconds);
  if (total < 90) return total === 1 ? '1 second' : `${total} seconds`;
  return `${Math.ceil(total / 60)} minutes`;
}

export const messageOf = (thrown: unknown): string => textFor(thrown).happened;

export const fieldMessagesOf = (thrown: unknown): Readonly<Record<string, string>> =>
  isAppError(thrown) && 'fields' in thrown.fault ? thrown.fault.fields : {};
