const loadMemberNav = () => import('../member-nav/member-nav');

export const loadNavigation = async () => (await loadMemberNav()).MemberNavigation;
export const loadTools = async () => (await loadMemberNav()).MemberTools;
export const loadBottomBar = async () => (await loadMemberNav()).BottomBar;
