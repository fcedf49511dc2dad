import { AppLink } from '@/ui/app-link';
import type { Note } from './auth-page';

export const CODE_NOTES: readonly Note[] = [
  {
    title: 'No message yet?',
    text: 'It can take a minute. Check your spam folder too. Only the newest code works.',
  },
  {
    title: 'Five tries',
    text: 'After five wrong tries, request a new code. Ten wrong tries in an hour lock the account for fifteen minutes. Nothing in your account changes.',
  },
  {
    title: 'Keep it to yourself',
    text: 'We never ask you for a code, by phone or in writing.',
  },
];

export const AUTHENTICATOR_NOTES: readonly Note[] = [
  {
    title: 'Thirty seconds',
    text: 'Each code works once, for thirty seconds. If it is about to change, wait for the next one.',
  },
  {
    title: 'Correct code refused?',
    text: 'Your phone’s clock may be wrong. Set its time to automatic, and try the next code.',
  },
  {
    title: 'Lost your phone?',
    text: (
      <>
        Log in with a recovery code. In Settings, under Security, turn two-factor off, then on again with your new
        phone. Without a recovery code, write to the <AppLink href="/contactus">shareholder office</AppLink>. We must
        verify your identity first. For your safety, this takes a few days.
      </>
    ),
  },
];
