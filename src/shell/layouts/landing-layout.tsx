import type { ReactNode } from 'react';
import { OwnLineSlot } from '../late/own-line-slot';
import { SiteLayout } from './site-layout';

/** The start page, with an investor's own figures above it. */
export const LandingLayout = ({ children }: { children: ReactNode }) => (
  <SiteLayout above={<OwnLineSlot />}>{children}</SiteLayout>
);
