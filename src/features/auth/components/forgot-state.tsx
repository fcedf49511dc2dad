import { FORGOT_CODE, FORGOT_PASSWORD, LOGIN, NEW_PASSWORD } from '@/config/routes';
import type { ForgotFlow } from '../model/forgot-flow';
import { NextStep } from './next-step';

const NEXT_STEPS: Record<ForgotFlow['step'], { text: string; href: string; label: string }> = {
  email: {
    text: 'There is no password request in this tab, or it has ended.',
    href: FORGOT_PASSWORD,
    label: 'Request a code',
  },
  code: { text: 'We sent you a code. Enter it to continue.', href: FORGOT_CODE, label: 'Enter the code' },
  password: {
    text: 'Your code was correct. Now choose a new password.',
    href: NEW_PASSWORD,
    label: 'Choose a new password',
  },
  done: { text: 'Your password was changed.', href: LOGIN, label: 'Go to login' },
};

export function ForgotState({ flow }: { flow: ForgotFlow }) {
  const { text, href, label } = NEXT_STEPS[flow.step];
  return (
    <NextStep href={href} label={label}>
      {text}
    </NextStep>
  );
}
