/** The schemas are in the page's bundle, but are built at the first call, so that the page reacts earlier. */
export const loginCalls = () => import(/* webpackMode: "eager" */ '../../contract/user/login');
