const loadDesk = () => import('../desk/desk');

export const loadNavigation = async () => (await loadDesk()).DeskNavigation;
export const loadTools = async () => (await loadDesk()).MemberTools;
export const loadFootBar = async () => (await loadDesk()).FootBar;
