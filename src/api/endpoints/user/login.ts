import { callService } from '../../client';
import { loginResendOtp, loginVerifyOtp, userLogin, type DataOf, type RequestOf } from '../../contract';

export type LoginStarted = DataOf<typeof userLogin>;
type CodesRequest = RequestOf<typeof loginVerifyOtp>;
export type LoginCodes = Omit<CodesRequest, 'sessionId'>;

export const startLogin = (request: RequestOf<typeof userLogin>) => callService(userLogin, request);
export const verifyLoginCodes = (request: CodesRequest) => callService(loginVerifyOtp, request);
export const resendLoginCode = (request: RequestOf<typeof loginResendOtp>) => callService(loginResendOtp, request);
