import type { ReactNode } from 'react';
import { PrimaryButton } from '../button';

export type SubmitLook = typeof PrimaryButton;

type Props = {
  isBusy: boolean;
  /** The id of the form that it submits, where it stands outside. */
  form?: string;
  /** What it looks like, where its press is not like any other. */
  button?: SubmitLook;
  children: ReactNode;
};

/** Says that it works instead of going dead: a disabled button loses the keyboard's place. */
export const SubmitButton = ({ isBusy, form, button: Look = PrimaryButton, children }: Props) => (
  <Look type="submit" form={form} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined}>
    {children}
  </Look>
);
