import { LOGIN, SIGN_UP_CODES } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { AppLink } from '@/ui/app-link';
import { AlreadyMember } from '../components/already-member';
import { AuthPage, type Note } from '../components/auth-page';
import { DetailsForm } from '../components/details-form';
import { NextStep } from '../components/next-step';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptSignUp } from '../model/kept-sign-up';
import { keptDraft } from '../model/registration';

const NOTES: readonly Note[] = [
  {
    title: 'Your name, as in your passport',
    words:
      'The identity check compares it letter by letter later on. Accents and second names belong to it; titles do not.',
  },
  {
    title: 'Two ways to reach you',
    words:
      'Every login asks for a code from your phone and another from your mailbox. Give addresses that are yours alone and that you will still have next year.',
  },
  {
    title: 'A password that lasts',
    words:
      'At least ten characters. Four or five words that have nothing to do with one another are easier to keep and harder to guess than a jumble. Do not use one from elsewhere.',
  },
  {
    title: 'Any country may register',
    words:
      'Buying is another matter: where we may not offer shares, the app says so before you type an amount, and the account stays open for reading.',
  },
];

export function CreateAccountScreen() {
  const flow = useKeptFlow(keptSignUp);
  const isMember = useSession().state === 'authenticated';
  return (
    <AuthPage
      title="Create your account"
      lead="All fields are needed. Next, we send one code to your phone and one to your e-mail."
      notes={NOTES}
    >
      {isMember ? (
        <AlreadyMember />
      ) : (
        <>
          {flow?.step === 'codes' && (
            <NextStep href={SIGN_UP_CODES[flow.open[0] ?? 'phone']} label="Enter the codes">
              Codes are on their way already. If a detail was wrong, correct it below and choose your password again.
            </NextStep>
          )}
          <DetailsForm draft={flow && keptDraft(flow)} isCorrection={flow?.step === 'codes'} />
          <p style={{ marginBlockStart: 20 }}>
            You have an account? <AppLink href={LOGIN}>Log in</AppLink>
          </p>
        </>
      )}
    </AuthPage>
  );
}
