import { useEffect } from 'react';
import { FORGOT_PASSWORD, LOGIN } from '@/config/routes';
import { AuthPage, type Note } from '../components/auth-page';
import { NewPasswordForm } from '../components/new-password-form';
import { NextStep } from '../components/next-step';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptForgot } from '../model/kept-forgot';
import { takeResetLink } from '../model/reset-link';

const NOTES: readonly Note[] = [
  {
    title: 'Where you are',
    words:
      'You opened a link from our mail. Look at the address bar before you type: it should show the name of this site and nothing that merely resembles it.',
  },
  {
    title: 'The key is put away',
    words:
      'The link held a secret that lets one person choose one password. It was taken out of the address as soon as the page began to load, so it stands in no history and can be copied from no screen.',
  },
  {
    title: 'Once only',
    words:
      'A link works once. If you requested several, only the newest works, and setting a password ends them all. If yours has expired, request another.',
  },
  {
    title: 'Afterwards',
    words:
      'Open sessions end everywhere. If you had none and never asked for this mail, close the page; leaving the link alone changes nothing.',
  },
];

export function ResetLinkScreen() {
  return (
    <AuthPage
      title="Set a new password"
      lead="Your link stands in for a code. Choose the password you will log in with from now on."
      notes={NOTES}
    >
      <Step />
    </AuthPage>
  );
}

function Step() {
  useEffect(takeResetLink, []);
  const flow = useKeptFlow(keptForgot);
  if (!flow) return null;
  if (flow.step === 'password') return <NewPasswordForm flow={flow} key={flow.token} />;
  if (flow.step === 'done') {
    return (
      <NextStep href={LOGIN} label="Go to log in">
        The new password is set.
      </NextStep>
    );
  }
  return (
    <NextStep href={FORGOT_PASSWORD} label="Ask for a new link">
      This page opens from the link of a mail, and this tab has none. Copy the whole address, or ask for a new one.
    </NextStep>
  );
}
