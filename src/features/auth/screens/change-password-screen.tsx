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
    text: 'If someone may have seen it, if you used it on a site that was hacked, or if it is short. Changing a good password every few months makes it weaker, not stronger.',
  },
  {
    title: 'Your other devices',
    text: 'They are logged out at once and need the new password. This browser stays logged in.',
  },
  {
    title: 'With an authenticator',
    text: 'If you use one, we ask for its code here too, so that no one can take over your account from an unlocked computer.',
  },
  {
    title: 'Forgotten your current one?',
    text: 'Log out and choose “Forgot your password?” on the login page. You will need your e-mail, and this session ends too. We e-mail you about every password change.',
  },
];

export function ChangePasswordScreen() {
  return (
    <AuthPage
      title="Change your password"
      lead="You need your current one. Use the new one from your next login."
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
        You are not logged in. Log in first; we will bring you back here.
      </NextStep>
    );
  }
  if (isChanged) {
    return (
      <NextStep href={AFTER_LOGIN} label="Go to your overview">
        Your password was changed. Your other devices were logged out.
      </NextStep>
    );
  }
  return <ChangePasswordForm onChanged={() => setChanged(true)} />;
}
