import { LOGIN, SIGN_UP, SIGN_UP_CODES } from '@/config/routes';
import type { CodeChannel } from '../model/pending-codes';
import type { SignUpFlow } from '../model/sign-up-flow';
import { NextStep } from './next-step';

const OTHER = { phone: 'e-mail', email: 'phone' } as const;
const OWN = { phone: 'phone', email: 'e-mail' } as const;

export function SignUpState({ flow }: { flow: Exclude<SignUpFlow, { step: 'codes' }> }) {
  if (flow.step === 'done') {
    return (
      <NextStep href={LOGIN} label="Go to login">
        Your account is open: phone and e-mail are verified.
      </NextStep>
    );
  }
  return (
    <NextStep href={SIGN_UP} label="Start again">
      There is no sign-up in progress in this tab, so there is no code to enter.
    </NextStep>
  );
}

export const VerifiedBefore = ({ channel, next }: { channel: CodeChannel; next: CodeChannel }) => (
  <NextStep href={SIGN_UP_CODES[next]} label={`Continue to the ${OTHER[channel]} code`}>
    Your {OWN[channel]} is already verified.
  </NextStep>
);
