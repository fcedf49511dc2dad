import { callService } from '../../client';
import type { DataOf, loginResendOtp, loginVerifyOtp, RequestOf, userLogin } from '../../contract';
import { loginCalls } from './profile';

export type LoginStarted = DataOf<typeof userLogin>;
type CodesRequest = RequestOf<typeof loginVerifyOtp>;
export type LoginCodes = Omit<CodesRequest, 'sessionId'>;

export const startLogin = async (request: RequestOf<typeof userLogin>) =>
  callService((await loginCalls()).userLogin, request);
export const verifyLoginCodes = async (request: CodesRequest) =>
  callService((await loginCalls()).loginVerifyOtp, request);
export const resendLoginCode = async (request: RequestOf<typeof loginResendOtp>) =>
  callService((await loginCalls()).loginResendOtp, request);
