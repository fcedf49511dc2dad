import { useEffect } from 'react';
import { FORGOT_PASSWORD, LOGIN } from '@/config/routes';
import { AuthPage, type Note } from '../components/auth-page';
import { NewPasswordForm } from '../components/new-password-form';
import { NextStep } from '../components/next-step';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedForgotFlow } from '../model/stored-forgot-flow';
import { takeResetLink } from '../model/reset-link';

const NOTES: readonly Note[] = [
  {
    title: 'Check the address',
    text: 'You opened a link from our e-mail. Check the address bar before you type: it should show the exact name of this site, not one that looks similar.',
  },
  {
    title: 'Your link is hidden',
    text: 'The link contained a secret for choosing one password. We removed it from the address as the page loaded, so it is not in your history or on your screen.',
  },
  {
    title: 'It works once',
    text: 'If you requested several links, only the newest works, and setting a password ends them all. If yours has expired, request another.',
  },
  {
    title: 'Afterwards',
    text: 'We log you out everywhere. If you did not request this e-mail, close the page and nothing changes.',
  },
];

export function ResetLinkScreen() {
  return (
    <AuthPage
      title="Set a new password"
      lead="Your link replaces a code. Choose the password you will log in with from now on."
      notes={NOTES}
    >
      <Step />
    </AuthPage>
  );
}

function Step() {
  useEffect(takeResetLink, []);
  const flow = useStoredFlow(storedForgotFlow);
  if (!flow) return null;
  if (flow.step === 'password') return <NewPasswordForm flow={flow} key={flow.token} />;
  if (flow.step === 'done') {
    return (
      <NextStep href={LOGIN} label="Go to login">
        Your new password is set.
      </NextStep>
    );
  }
  return (
    <NextStep href={FORGOT_PASSWORD} label="Request a new link">
      This page opens from a link in our e-mail, and this tab has none. Copy the whole link, or request a new one.
    </NextStep>
  );
}
