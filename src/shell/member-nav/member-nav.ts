export { MemberNavigation } from './member-navigation';
export { FootBar } from './foot-bar';
export { MemberTools } from './member-tools';
