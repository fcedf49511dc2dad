import type { ReactNode } from 'react';
import { PrimaryButton } from '../button';

/** Says that it works instead of going dead: a disabled button loses the keyboard's place. */
export const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <PrimaryButton type="submit" aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined}>
    {children}
  </PrimaryButton>
);
