import { useState } from 'react';
import { AFTER_LOGIN, CHANGE_PASSWORD, LOGIN } from '@/config/routes';
import { keepReturnTo } from '@/session/return-to';
import { useSession } from '@/session/use-session';
import { AuthPage, type Note } from '../components/auth-page';
import { ChangePasswordForm } from '../components/change-password-form';
import { NextStep } from '../components/next-step';

const NOTES: readonly Note[] = [
  {
    title: 'When to change it',
    words:
      'When somebody may have seen it, when another site that knew it was broken into, or when it is short. Changing a good one every few months makes it worse, not better.',
  },
  {
    title: 'Your other devices',
    words: 'They are logged out at once and ask for the new password. This browser stays logged in.',
  },
  {
    title: 'With an authenticator',
    words:
      'If your account has one, its present code is asked for here too, so that an unlocked computer is not enough to take the account over.',
  },
  {
    title: 'Forgotten the old one?',
    words:
      'Log out and choose ‘Forgot your password?’ on the login page. That way needs your mailbox instead, and ends this session as well. A mail tells you of every change, whoever made it.',
  },
];

export function ChangePasswordScreen() {
  return (
    <AuthPage
      title="Change your password"
      lead="You need the present one. The new one counts from the next login."
      notes={NOTES}
    >
      <Step />
    </AuthPage>
  );
}

function Step() {
  const { state } = useSession();
  const [isChanged, setChanged] = useState(false);
  if (state === 'restoring') return null;
  if (state !== 'authenticated') {
    return (
      <NextStep href={LOGIN} label="Log in" onFollow={() => keepReturnTo(CHANGE_PASSWORD)}>
        You are not logged in. Log in first; you come back here afterwards.
      </NextStep>
    );
  }
  if (isChanged) {
    return (
      <NextStep href={AFTER_LOGIN} label="Go to the dashboard">
        Your password is changed. Your other devices were logged out.
      </NextStep>
    );
  }
  return <ChangePasswordForm onChanged={() => setChanged(true)} />;
}
