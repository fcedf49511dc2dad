import { CREATE_ACCOUNT, LOGIN } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { AppLink } from '@/ui/app-link';
import { AuthPage, type Note } from '../components/auth-page';
import { ChannelCodes } from '../components/channel-codes';
import { OwnCodes } from '../components/own-codes';
import { SignUpState } from '../components/sign-up-state';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';

const NOTES: readonly Note[] = [
  {
    title: 'Why you are here',
    text: 'Your e-mail and password are correct, but your account is not finished: you still need to verify a phone number or e-mail. You don’t need to fill in anything again.',
  },
  {
    title: 'In any order',
    text: 'Each code is checked separately. If the e-mail is slow, start with the text message. What you have verified stays verified if you leave this page.',
  },
  {
    title: 'New codes',
    text: 'When you logged in, we sent new codes for everything still unverified. Codes sent less than a minute before still work. Older ones do not.',
  },
  {
    title: 'No longer your number?',
    text: 'Correct your details instead. We will ask for a password again and send a code to the new number.',
  },
];

const MEMBER_NOTES: readonly Note[] = [
  {
    title: 'Why you are here',
    text: 'You still need to verify your phone or e-mail. Until then you can browse, but not buy, swap or stake.',
  },
  {
    title: 'New codes',
    text: 'When you opened this page, we sent a new code for everything still unverified. A code sent less than a minute before still works. Older ones do not.',
  },
];

export function UnfinishedSignUpScreen() {
  const { state } = useSession();
  if (state === 'authenticated') {
    return (
      <AuthPage
        title="Verify your phone and e-mail"
        lead="Enter the code we just sent. It works for 10 minutes."
        notes={MEMBER_NOTES}
      >
        <OwnCodes />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Finish opening your account" lead="Enter the codes we just sent, then log in." notes={NOTES}>
      <Codes />
    </AuthPage>
  );
}

function Codes() {
  const flow = useStoredFlow(storedSignUpFlow);
  const isKnown = useSession().state !== 'restoring';
  if (!flow || !isKnown) return null;
  if (flow.step !== 'codes') {
    return (
      <>
        <SignUpState flow={flow} />
        {flow.step === 'details' && (
          <p style={{ marginBlockStart: 20 }}>
            Started before? <AppLink href={LOGIN}>Log in</AppLink> and we will send new codes.
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <ChannelCodes signUp={flow.signUp} open={flow.open} />
      <p style={{ marginBlockStart: 20 }}>
        <AppLink href={CREATE_ACCOUNT}>Correct your details</AppLink>
      </p>
    </>
  );
}
