import type { ReactNode } from 'react';
import { HoldingsStripSlot } from '../deferred/holdings-strip-slot';
import { SiteLayout } from './site-layout';

export const LandingLayout = ({ children }: { children: ReactNode }) => (
  <SiteLayout above={<HoldingsStripSlot />}>{children}</SiteLayout>
);
