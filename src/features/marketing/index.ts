export type { LandingProps, LandingTold } from './model/landing-words';
export { LandingScreen } from './screens/landing-screen';
