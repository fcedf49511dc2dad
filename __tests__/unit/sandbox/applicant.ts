import type { Service } from '@/sandbox/service/service';
import { createSandboxClient } from '@/sandbox/test-client';
import { ORIGIN, codesFor, post, startLogin, tryCodes, type Reply } from './visitor';

export const APPLICANT = {
  firstName: 'Vera',
  lastName: 'Visitorsdottir',
  email: 'vera@fnx.example',
  phone: '7700900123',
  countryCode: '+44',
  country: 'GB',
  password: 'Harbour-Slate-Quill-71',
  termsVersion: '3.0',
  riskVersion: '2.1',
  captcha: 'any',
};
export const NUMBER = '+447700900123';

export type Details = Partial<typeof APPLICANT> & { sessionId?: string };

export const register = (service: Service, details: Details = {}) =>
  post(service, 'user/create-account', { ...APPLICANT, ...details });

export async function startSignUp(service: Service, details: Details = {}): Promise<string> {
  const { status, data } = await register(service, details);
  expect(status).toBe(200);
  return String(data.sessionId);
}

export const verify = (service: Service, channel: 'phone' | 'email', sessionId: string, otp: string) =>
  post(service, `user/verify-${channel}-otp`, { sessionId, otp });

export const resendTo = (service: Service, channel: 'phone' | 'email', sessionId: string) =>
  post(service, `user/verify-${channel}-resend-otp`, { sessionId });

export const inboxOf = (service: Service, to: string) => createSandboxClient(ORIGIN, service.fetch).inbox(to);

export const codeFor = (service: Service, to: string) =>
  createSandboxClient(ORIGIN, service.fetch).latestCode(to, to.startsWith('+') ? 'sms' : 'email');

export async function signUp(service: Service, details: Details = {}): Promise<void> {
  const { countryCode, phone, email } = { ...APPLICANT, ...details };
  const sessionId = await startSignUp(service, details);
  await verify(service, 'phone', sessionId, await codeFor(service, countryCode + phone));
  const last = await verify(service, 'email', sessionId, await codeFor(service, email));
  expect(last.data).toMatchObject({ next: 'DONE' });
}

export async function logInAsApplicant(service: Service): Promise<Reply> {
  const { status, data } = await startLogin(service, APPLICANT.email, APPLICANT.password);
  expect(status).toBe(200);
  return tryCodes(service, String(data.sessionId), await codesFor(service, { email: APPLICANT.email, phone: NUMBER }));
}
