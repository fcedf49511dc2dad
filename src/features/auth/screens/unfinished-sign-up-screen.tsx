import { CREATE_ACCOUNT, LOGIN } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { AppLink } from '@/ui/app-link';
import { AuthPage, type Note } from '../components/auth-page';
import { ChannelCodes } from '../components/channel-codes';
import { OwnCodes } from '../components/own-codes';
import { SignUpState } from '../components/sign-up-state';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptSignUp } from '../model/kept-sign-up';

const NOTES: readonly Note[] = [
  {
    title: 'Why you are here',
    words:
      'Your e-mail and password are right, yet the account was never finished: a phone number or a mailbox is still to be shown to be yours. Nothing has to be filled in a second time.',
  },
  {
    title: 'In any order',
    words:
      'Each code is checked by itself. If the mail is slow, begin with the message on your phone; what is verified stays verified when you leave this page.',
  },
  {
    title: 'Fresh codes',
    words:
      'Logging in has sent new ones to every address that is open, unless some were sent less than a minute ago: then those still work. Older codes do not.',
  },
  {
    title: 'A number that is not yours any more',
    words:
      'Correct your details instead. You will be asked for a password again, and the new number gets a code of its own.',
  },
];

const MEMBER_NOTES: readonly Note[] = [
  {
    title: 'Why you are here',
    words:
      'An address of your account is still to be shown to be yours. Until then you can read everything, and buying, swapping and staking wait.',
  },
  {
    title: 'Fresh codes',
    words:
      'Opening this page has sent a new code to every address that is open, unless one was sent less than a minute ago: then that one still works. Older codes do not.',
  },
];

export function UnfinishedSignUpScreen() {
  const { state } = useSession();
  if (state === 'authenticated') {
    return (
      <AuthPage
        title="Verify your addresses"
        lead="Enter the code that we have just sent. It works for 10 minutes."
        notes={MEMBER_NOTES}
      >
        <OwnCodes />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Finish opening your account"
      lead="Enter the codes that we have just sent, then log in."
      notes={NOTES}
    >
      <Codes />
    </AuthPage>
  );
}

function Codes() {
  const flow = useKeptFlow(keptSignUp);
  const isKnown = useSession().state !== 'restoring';
  if (!flow || !isKnown) return null;
  if (flow.step !== 'codes') {
    return (
      <>
        <SignUpState flow={flow} />
        {flow.step === 'details' && (
          <p style={{ marginBlockStart: 20 }}>
            You began one before? <AppLink href={LOGIN}>Log in</AppLink>, and fresh codes are sent.
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
