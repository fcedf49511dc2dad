import { AFTER_LOGIN } from '@/config/routes';
import { WayOn } from './way-on';

/** Somebody who is logged in has nothing to open. */
export const AlreadyMember = () => (
  <WayOn href={AFTER_LOGIN} label="Go to the dashboard">
    You are logged in, so there is no second account to create.
  </WayOn>
);
