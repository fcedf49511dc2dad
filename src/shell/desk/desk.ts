/** What stands around every page for an investor, in one piece of code that no visitor is sent. */
export { DeskNavigation } from './desk-navigation';
export { FootBar } from './foot-bar';
export { MemberTools } from './member-tools';
