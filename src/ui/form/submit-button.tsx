import type { ReactNode } from 'react';
import { PrimaryButton } from '../button';

type Props = {
  isBusy: boolean;
  /** The id of the form that it submits, where it stands outside. */
  form?: string;
  children: ReactNode;
};

/** Says that it works instead of going dead: a disabled button loses the keyboard's place. */
export const SubmitButton = ({ isBusy, form, children }: Props) => (
  <PrimaryButton type="submit" form={form} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined}>
    {children}
  </PrimaryButton>
);
