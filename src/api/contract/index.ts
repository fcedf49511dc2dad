export type { Call, DataOf, Method, RequestOf } from './call';
export type { Balance, User } from './entities';
export type { Address } from './scalars';
export {
  dashboard,
  getProfile,
  loginResendOtp,
  loginVerifyOtp,
  logout,
  myWallet,
  userLogin,
} from './user';
export { getFnxPrice } from './wallet';
export { getMinimumPayment } from './transactions';
