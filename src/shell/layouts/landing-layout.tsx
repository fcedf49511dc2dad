import type { ReactNode } from 'react';
import { OwnLineSlot } from '../deferred/holdings-strip-slot';
import { SiteLayout } from './site-layout';

export const LandingLayout = ({ children }: { children: ReactNode }) => (
  <SiteLayout above={<OwnLineSlot />}>{children}</SiteLayout>
);
