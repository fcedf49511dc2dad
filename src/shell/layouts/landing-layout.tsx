import type { ReactNode } from 'react';
import { OwnLineSlot } from '../late/own-line-slot';
import { SiteLayout } from './site-layout';

export const LandingLayout = ({ children }: { children: ReactNode }) => (
  <SiteLayout above={<OwnLineSlot />}>{children}</SiteLayout>
);
