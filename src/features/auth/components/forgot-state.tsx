import { FORGOT_CODE, FORGOT_PASSWORD, LOGIN, NEW_PASSWORD } from '@/config/routes';
import type { ForgotFlow } from '../model/forgot-flow';
import { NextStep } from './next-step';

const WAYS: Record<ForgotFlow['step'], { words: string; href: string; label: string }> = {
  email: {
    words: 'No new password was asked for in this tab, or the request is over.',
    href: FORGOT_PASSWORD,
    label: 'Ask for a code',
  },
  code: { words: 'A code was sent and is still to be entered.', href: FORGOT_CODE, label: 'Enter the code' },
  password: {
    words: 'The code was right. What is left is the new password.',
    href: NEW_PASSWORD,
    label: 'Choose a new password',
  },
  done: { words: 'Your password was replaced.', href: LOGIN, label: 'Go to log in' },
};

export function ForgotState({ flow }: { flow: ForgotFlow }) {
  const { words, href, label } = WAYS[flow.step];
  return (
    <NextStep href={href} label={label}>
      {words}
    </NextStep>
  );
}
