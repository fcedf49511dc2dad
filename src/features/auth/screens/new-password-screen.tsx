import { AuthPage, type Note } from '../components/auth-page';
import { ForgotState } from '../components/forgot-state';
import { NewPasswordForm } from '../components/new-password-form';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptForgot } from '../model/kept-forgot';

const NOTES: readonly Note[] = [
  {
    title: 'Length before cleverness',
    words:
      'From ten characters up. Each more makes guessing many times harder, while a sign in place of a letter hardly does. A sentence that only you would say is good.',
  },
  {
    title: 'Not accepted',
    words:
      'Passwords that head every list of guesses, rows of the keyboard, and anything that is little more than your name or your e-mail.',
  },
  {
    title: 'Let something else remember it',
    words:
      'A password manager fills it in on this site and on no copy of it, which protects better than any attention does. Pasting works here.',
  },
  {
    title: 'Half an hour',
    words:
      'The right to choose a password ends thirty minutes after the code or the link was sent, and with its first use. Then every device has to log in again, and a mail tells you that it happened.',
  },
];

export function NewPasswordScreen() {
  return (
    <AuthPage
      title="Choose a new password"
      lead="At least ten characters. You log in with it right after."
      notes={NOTES}
    >
      <Step />
    </AuthPage>
  );
}

function Step() {
  const flow = useKeptFlow(keptForgot);
  if (!flow) return null;
  return flow.step === 'password' ? <NewPasswordForm flow={flow} /> : <ForgotState flow={flow} />;
}
