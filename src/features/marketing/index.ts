export type { LandingProps, LandingContent } from './model/landing-text';
export { LandingScreen } from './screens/landing-screen';
