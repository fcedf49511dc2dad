import { useRouter } from 'next/router';
import { CREATE_ACCOUNT, SIGN_UP_CODES } from '@/config/routes';
import { IDENTITY_MINUTES } from '@/config/step-times';
import { AppLink } from '@/ui/app-link';
import { Stepper } from '@/ui/stepper';
import { AuthPage, type Note } from '../components/auth-page';
import { SignUpCodeForm } from '../components/sign-up-code-form';
import { SignUpState, VerifiedBefore } from '../components/sign-up-state';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import type { CodeChannel } from '../model/pending-codes';
import type { SignUpFlow } from '../model/sign-up-flow';

type CodeScreenText = { title: string; lead: string; notes: readonly Note[] };

const TEXTS: Record<CodeChannel, CodeScreenText> = {
  phone: {
    title: 'Verify your phone',
    lead: 'We have texted you a 6-digit code. It works for 10 minutes.',
    notes: [
      {
        title: 'No message yet?',
        text: 'It can take a minute, longer abroad. Check that you have signal and haven’t blocked unknown senders, then request another. Only the newest code works.',
      },
      {
        title: 'Wrong number?',
        text: 'Go back to your details and correct it. What you typed is still there, except the password. The code sent to the other number stops working.',
      },
      {
        title: 'Five tries',
        text: 'After five wrong tries the code stops working; request a new one. Ten wrong tries in an hour lock this step for fifteen minutes.',
      },
      {
        title: 'Keep it to yourself',
        text: 'No one at the bank needs this code. Anyone who calls or writes asking for it is not FNX.',
      },
    ],
  },
  email: {
    title: 'Verify your e-mail',
    lead: 'The last step: we have e-mailed you a 6-digit code.',
    notes: [
      {
        title: 'Not in your inbox?',
        text: 'Check spam and promotions, and search for FNX. Company mail servers may delay a first e-mail for a few minutes. You can request another after one minute.',
      },
      {
        title: 'Made a typo?',
        text: 'You can correct your details until you finish this step. A verified phone stays verified.',
      },
      {
        title: 'What happens next',
        text: `Your account opens, and you can see prices and documents at once. Before your first purchase, you verify your identity: about ${IDENTITY_MINUTES} minutes, with your passport to hand.`,
      },
      {
        title: 'Come back later',
        text: 'You can close this page. For seven days, logging in with your e-mail and password brings you back to where you stopped.',
      },
    ],
  },
};

const STEPS = ['Details', 'Phone', 'E-mail'] as const;
const CHANNEL_NUMBER: Record<CodeChannel, number> = { phone: 1, email: 2 };

export function SignUpCodeScreen() {
  const channel: CodeChannel = useRouter().query.slug === 'email' ? 'email' : 'phone';
  const { title, lead, notes } = TEXTS[channel];
  const flow = useStoredFlow(storedSignUpFlow);
  const isAsked = flow === null || flow.step === 'codes';
  return (
    <AuthPage title={title} lead={isAsked && lead} notes={isAsked ? notes : undefined}>
      {flow && <Step channel={channel} flow={flow} key={channel} />}
    </AuthPage>
  );
}

function Step({ channel, flow }: { channel: CodeChannel; flow: SignUpFlow }) {
  const router = useRouter();
  if (flow.step !== 'codes') return <SignUpState flow={flow} />;
  const { open, signUp } = flow;
  if (!open.includes(channel)) return <VerifiedBefore channel={channel} next={open[0] ?? channel} />;
  return (
    <>
      <div style={{ marginBlockStart: 28 }}>
        <Stepper label="Opening your account" steps={STEPS} current={CHANNEL_NUMBER[channel]} />
      </div>
      <SignUpCodeForm
        channel={channel}
        signUp={signUp}
        onVerified={(next) => {
          const [first] = next.step === 'codes' && next.signUp.sessionId === signUp.sessionId ? next.open : [];
          if (first) void router.push(SIGN_UP_CODES[first]);
        }}
      />
      <AppLink href={CREATE_ACCOUNT}>Correct your details</AppLink>
    </>
  );
}
