export { AuthenticatorScreen } from './screens/authenticator-screen';
export { CodesScreen } from './screens/codes-screen';
export { LoginScreen } from './screens/login-screen';
