import { AppLink } from '@/ui/app-link';
import type { Note } from './auth-page';

export const LOGIN_NOTES: readonly Note[] = [
  {
    title: 'Three things, every time',
    words: 'Your password, a code from your phone and a code from your mailbox. One code alone opens nothing.',
  },
  {
    title: 'Look at the address first',
    words:
      'Type it, or use a bookmark of your own. Nobody at the bank asks for your password or a code, on the telephone or in writing.',
  },
  {
    title: 'For a day at most',
    words: 'After a day you log in again. Logging out in one tab logs out all the others of this browser.',
  },
];

export const CODE_NOTES: readonly Note[] = [
  {
    title: 'No message yet?',
    words: 'It can take a minute. Look in your spam folder too; only the newest code counts.',
  },
  {
    title: 'Five tries',
    words:
      'After five wrong tries, ask for a new code. Ten wrong tries within an hour lock the account for a quarter of an hour; nothing in it changes meanwhile.',
  },
  {
    title: 'Yours alone',
    words: 'We never ask you for a code, on the telephone or in writing.',
  },
];

export const AUTHENTICATOR_NOTES: readonly Note[] = [
  {
    title: 'Thirty seconds',
    words: 'A code is good for half a minute and is taken once. When it is about to change, wait for the next one.',
  },
  {
    title: 'Refused, and typed right?',
    words: 'Then the clock of your telephone is off. Let it set its time by itself, and try the next code.',
  },
  {
    title: 'The telephone is gone?',
    words: (
      <>
        Log in with a recovery code, turn two-factor off under Settings, Security, and on again with the new telephone.
        Without a recovery code, write to the <AppLink href="/contactus">shareholder office</AppLink>. Somebody there
        has to see who you are first; it takes some days, on purpose.
      </>
    ),
  },
];
