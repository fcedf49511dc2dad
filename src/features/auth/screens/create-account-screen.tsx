import { AFTER_LOGIN, LOGIN, SIGN_UP_CODES } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { AppLink } from '@/ui/app-link';
import { AuthPage, type Note } from '../components/auth-page';
import { DetailsForm } from '../components/details-form';
import { NextStep } from '../components/next-step';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { draftOfFlow } from '../model/registration';

const AlreadyMember = () => (
  <NextStep href={AFTER_LOGIN} label="Go to your overview">
    You are logged in, so you have an account already.
  </NextStep>
);

const NOTES: readonly Note[] = [
  {
    title: 'Your name, as in your passport',
    text: 'It must match your ID exactly. Include accents and middle names; leave out titles.',
  },
  {
    title: 'Two ways to reach you',
    text: 'Every login needs a code from your phone and one from your e-mail. Use a number and an address that only you use and will keep.',
  },
  {
    title: 'A password that lasts',
    text: 'At least ten characters. Four or five unrelated words are easier to remember and harder to guess than a short mix of characters. Do not reuse a password.',
  },
  {
    title: 'You can open an account from any country',
    text: 'If we may not offer shares where you live, we tell you before you can place an order. You can still read everything.',
  },
];

export function CreateAccountScreen() {
  const flow = useStoredFlow(storedSignUpFlow);
  const isMember = useSession().state === 'authenticated';
  return (
    <AuthPage
      title="Open your account"
      lead="All fields are required. Next, we send one code to your phone and one to your e-mail."
      notes={NOTES}
    >
      {isMember ? (
        <AlreadyMember />
      ) : (
        <>
          {flow?.step === 'codes' && (
            <NextStep href={SIGN_UP_CODES[flow.open[0] ?? 'phone']} label="Enter the codes">
              We have already sent your codes. If a detail was wrong, correct it below and choose your password again.
            </NextStep>
          )}
          <DetailsForm draft={flow && draftOfFlow(flow)} isCorrection={flow?.step === 'codes'} />
          <p style={{ marginBlockStart: 20 }}>
            Already have an account? <AppLink href={LOGIN}>Log in</AppLink>
          </p>
        </>
      )}
    </AuthPage>
  );
}
