import { isAppError, type Fault, type FaultKind, type GateReason } from '../app-error';
import { toAppError } from '../classify';

export type FaultText = {
  title: string;
  happened: string;
  todo: string;
  canRetry: boolean;
  /** The fault is unrelated to the input, so the text may say that the input was kept. */
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
    title: 'No answer in time',
    happened: 'FNX took too long to answer.',
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
    happened: 'FNX sent something that cannot be read here.',
    todo: 'Try again. If it stays, tell support what you were doing.',
    canRetry: true,
  },
  form: {
    title: 'Something needs your attention',
    happened: 'FNX did not accept what was entered.',
    todo: 'Check the marked fields.',
    canRetry: false,
  },
  expired: {
    title: 'You are logged out',
    happened: 'Your session has ended.',
    todo: 'Log in again to go on.',
    canRetry: false,
  },
  gate: {
    title: 'One step is missing',
    happened: 'Your account may not do this yet.',
    todo: 'Finish the step that is named, then come back.',
    canRetry: false,
  },
  missing: {
    title: 'Not found',
    happened: 'What you asked for is not there, or not there any more.',
    todo: 'Go back and choose again.',
    canRetry: false,
  },
  conflict: {
    title: 'Already changed',
    happened: 'Something has changed since you opened this screen.',
    todo: 'Load it again and look before you go on.',
    canRetry: true,
  },
  gone: {
    title: 'Too late',
    happened: 'This has expired.',
    todo: 'If you cannot ask for a new one here, start this step again.',
    canRetry: false,
  },
  'wrong-code': {
    title: 'Wrong code',
    happened: 'That is not the code that was sent.',
    todo: 'Look at the newest message and type the code again.',
    canRetry: false,
  },
  'too-many': {
    title: 'Too many tries',
    happened: 'FNX asks you to slow down.',
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
    happened: 'The check that you are a person could not be loaded.',
    todo: 'An ad blocker or a strict network may stop it. Allow it for this site, then try again.',
    canRetry: true,
  },
  'cookies-blocked': {
    title: 'Cookies are needed',
    happened: 'Your browser blocks cookies for this site, and a login is kept in one.',
    todo: 'Allow cookies for this site, then try again. Pages that anyone may read work without.',
    canRetry: true,
  },
  'storage-refused': {
    title: 'No room for your login',
    happened:
      'Your browser could not store your login, so you are not logged in. Its storage for this site is full or switched off.',
    todo: 'Delete stored site data or allow this site to store data, then try again. In a private window, log in from a normal one instead.',
    canRetry: true,
  },
  'other-site': {
    title: 'Not a message for this site',
    happened:
      'The message to sign names another site or network than this one, so your wallet was not asked and nothing was signed.',
    todo: 'Check the address of this page. If it is the right one, tell support before you try again.',
    canRetry: false,
  },
};

const GATES: Partial<Record<GateReason, FaultText>> = {
  BOTH_WALLETS: {
    title: 'Both wallets have to sign',
    happened:
      'Your linked wallet holds shares, or something of yours is under way, so it is replaced only with a signature of it and one of the new wallet.',
    todo: 'Open your wallet page and choose Change the wallet.',
    canRetry: false,
  },
  REAUTH: {
    title: 'Log in again first',
    happened:
      'This asks for a login of the last 10 minutes, so that nobody else can do it in a browser that you left open.',
    todo: 'Log out, log in again and come back here within 10 minutes.',
    canRetry: false,
  },
};

const entryFor = (fault: Fault): FaultText => (fault.kind === 'gate' && GATES[fault.reason]) || ENTRIES[fault.kind];

export function wordsFor(thrown: unknown): FaultText {
  const error = toAppError(thrown);
  const entry = entryFor(error.fault);
  return {
    ...entry,
    happened: error.serverMessage ?? entry.happened,
    todo: waitAdvice(error.fault) ?? entry.todo,
  };
}

const waitAdvice = (fault: Fault) =>
  'retryAfter' in fault && fault.retryAfter ? `Try again in ${durationWords(fault.retryAfter)}.` : undefined;

export function durationWords(totalSeconds: number): string {
  const total = Math.ceil(totalSeconds);
  if (total < 90) return total === 1 ? '1 second' : `${total} seconds`;
  return `${Math.ceil(total / 60)} minutes`;
}

export const messageOf = (thrown: unknown): string => wordsFor(thrown).happened;

export const fieldMessagesOf = (thrown: unknown): Readonly<Record<string, string>> =>
  isAppError(thrown) && 'fields' in thrown.fault ? thrown.fault.fields : {};
