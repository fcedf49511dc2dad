import { AccountMenu } from './account-menu';
import { Bell } from './bell';

/** What the header has for an investor and no visitor is sent. */
export const MemberTools = () => (
  <>
    <Bell />
    <AccountMenu />
  </>
);
