import { useRouter } from 'next/router';
import { CREATE_ACCOUNT, SIGN_UP_CODES } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Stepper } from '@/ui/stepper';
import { AuthPage, type Note } from '../components/auth-page';
import { SignUpCodeForm } from '../components/sign-up-code-form';
import { SignUpState, VerifiedBefore } from '../components/sign-up-state';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptSignUp } from '../model/kept-sign-up';
import type { CodeChannel } from '../model/pending-codes';

type CodeScreenText = { title: string; lead: string; notes: readonly Note[] };

const WORDS: Record<CodeChannel, CodeScreenText> = {
  phone: {
    title: 'Verify your phone',
    lead: 'We have sent a text message with 6 digits. They work for 10 minutes.',
    notes: [
      {
        title: 'No message yet?',
        words:
          'It can take a minute, longer abroad. Look whether your phone has reception and keeps no list of blocked senders, then ask for another one. Only the newest code counts.',
      },
      {
        title: 'The wrong number?',
        words:
          'Go back to your details and correct it. What you typed is still there, except the password, and the code that went to the other number stops working.',
      },
      {
        title: 'Five tries',
        words:
          'After that a code is spent and a new one is needed. Ten wrong tries within an hour close this step for a quarter of an hour.',
      },
      {
        title: 'Yours alone',
        words: 'Nobody at the bank needs this number. Whoever rings or writes and asks for it is not from us.',
      },
    ],
  },
  email: {
    title: 'Verify your e-mail',
    lead: 'The last step: a mail with 6 digits is waiting in your mailbox.',
    notes: [
      {
        title: 'Not in your inbox?',
        words:
          'Look among unwanted mail and promotions, and search for FNX. Mailboxes of companies sometimes hold a first mail back for some minutes. You may ask for another after a minute.',
      },
      {
        title: 'A typing mistake?',
        words: 'Your details can be corrected until this step is done. A phone that is verified stays so.',
      },
      {
        title: 'And then?',
        words:
          'You log in for the first time. Reading, prices and the documents are open at once; before a first purchase comes the identity check, which takes about five minutes with a passport at hand.',
      },
      {
        title: 'Leave and come back',
        words:
          'Close this page if you must. For seven days, logging in with your e-mail and password leads you back to where you stopped.',
      },
    ],
  },
};

const STEPS = ['Details', 'Phone', 'E-mail'] as const;
const PLACE: Record<CodeChannel, number> = { phone: 1, email: 2 };

export function SignUpCodeScreen() {
  const channel: CodeChannel = useRouter().query.slug === 'email' ? 'email' : 'phone';
  const { title, lead, notes } = WORDS[channel];
  return (
    <AuthPage title={title} lead={lead} notes={notes}>
      <Step channel={channel} key={channel} />
    </AuthPage>
  );
}

function Step({ channel }: { channel: CodeChannel }) {
  const router = useRouter();
  const flow = useKeptFlow(keptSignUp);
  if (!flow) return null;
  if (flow.step !== 'codes') return <SignUpState flow={flow} />;
  const { open, signUp } = flow;
  if (!open.includes(channel)) return <VerifiedBefore channel={channel} next={open[0] ?? channel} />;
  return (
    <>
      <div style={{ marginBlockStart: 28 }}>
        <Stepper label="Opening your account" steps={STEPS} current={PLACE[channel]} />
      </div>
      <SignUpCodeForm
        channel={channel}
        signUp={signUp}
        onVerified={(next) => {
          const [first] = next.step === 'codes' ? next.open : [];
          if (first) void router.push(SIGN_UP_CODES[first]);
        }}
      />
      <AppLink href={CREATE_ACCOUNT}>Correct your details</AppLink>
    </>
  );
}
