import { AccountMenu } from '../header/account-menu';
import { Bell } from '../header/bell';

/** What the header has for an investor beside the wallet's button. */
export const MemberTools = () => (
  <>
    <Bell />
    <AccountMenu />
  </>
);
