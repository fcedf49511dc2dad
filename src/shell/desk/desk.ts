export { DeskNavigation } from './desk-navigation';
export { FootBar } from './foot-bar';
export { MemberTools } from './member-tools';
