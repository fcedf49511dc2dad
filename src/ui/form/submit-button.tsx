import type { ReactNode } from 'react';
import { PrimaryButton } from '../button/button';

export type SubmitLook = typeof PrimaryButton;

type Props = {
  isBusy: boolean;
  form?: string;
  button?: SubmitLook;
  children: ReactNode;
};

/** Uses `aria-disabled` while busy, because a disabled button loses the keyboard focus. */
export const SubmitButton = ({ isBusy, form, button: Look = PrimaryButton, children }: Props) => (
  <Look type="submit" form={form} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined}>
    {children}
  </Look>
);
