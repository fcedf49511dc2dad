export { KycScreen } from './screens/kyc-screen';
