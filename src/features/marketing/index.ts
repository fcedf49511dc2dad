export type { LandingProps, LandingContent } from './model/landing-words';
export { LandingScreen } from './screens/landing-screen';
