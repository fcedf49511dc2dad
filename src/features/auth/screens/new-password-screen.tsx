import { AuthPage, type Note } from '../components/auth-page';
import { ForgotState } from '../components/forgot-state';
import { NewPasswordForm } from '../components/new-password-form';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedForgotFlow } from '../model/stored-forgot-flow';

const NOTES: readonly Note[] = [
  {
    title: 'Longer is better',
    text: 'At least ten characters. Each extra one makes guessing many times harder; swapping letters for symbols hardly helps. A sentence only you would say works well.',
  },
  {
    title: 'What we don’t accept',
    text: 'Common passwords, keyboard patterns, and anything close to your name or e-mail.',
  },
  {
    title: 'Use a password manager',
    text: 'It fills in your password only on the real site, so a copy of this site gets nothing. You can paste here.',
  },
  {
    title: 'You have thirty minutes',
    text: 'The time starts with the e-mail that has the link, or when you enter the code. Once the new password is set, every device must log in again, and we e-mail you to confirm the change.',
  },
];

export function NewPasswordScreen() {
  return (
    <AuthPage title="Choose a new password" lead="At least ten characters. You log in with it next." notes={NOTES}>
      <Step />
    </AuthPage>
  );
}

function Step() {
  const flow = useStoredFlow(storedForgotFlow);
  if (!flow) return null;
  return flow.step === 'password' ? <NewPasswordForm flow={flow} /> : <ForgotState flow={flow} />;
}
