export { MemberNavigation } from './member-navigation';
export { BottomBar } from './bottom-bar';
export { MemberTools } from './member-tools';
