import styled from '@emotion/styled';
import { CREATE_ACCOUNT } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Badge } from '@/ui/badge';
import { AuthPage, type Note } from '../components/auth-page';
import { SignUpCodeForm } from '../components/sign-up-code-form';
import { SignUpState } from '../components/sign-up-state';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptSignUp } from '../model/kept-sign-up';
import { CHANNELS, type CodeChannel } from '../model/pending-codes';

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

const TITLES: Record<CodeChannel, string> = { phone: 'Phone', email: 'E-mail' };

const Region = styled('section')({ marginBlockStart: 32 });
const Title = styled('h2')({ fontSize: '1.5rem' });

/** Both codes of a sign-up that was left, each verified on its own. */
export function UnfinishedSignUpScreen() {
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
  if (!flow) return null;
  if (flow.step !== 'codes') return <SignUpState flow={flow} />;
  return (
    <>
      {CHANNELS.map((channel) => (
        <Region key={channel} aria-labelledby={`${channel}-title`}>
          <Title id={`${channel}-title`}>{TITLES[channel]}</Title>
          {flow.open.includes(channel) ? (
            <SignUpCodeForm channel={channel} signUp={flow.signUp} />
          ) : (
            <p role="status">
              <Badge tone="gain">Verified</Badge>
            </p>
          )}
        </Region>
      ))}
      <p style={{ marginBlockStart: 20 }}>
        <AppLink href={CREATE_ACCOUNT}>Correct your details</AppLink>
      </p>
    </>
  );
}
