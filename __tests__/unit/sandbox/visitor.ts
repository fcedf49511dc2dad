import type { Service } from '@/sandbox/service/service';
import { createSandboxClient } from '@/sandbox/test-client';
import { SEED_PASSWORD } from '@/sandbox/seed/investors';

export const ORIGIN = 'http://sandbox.test';

export const AMELIA = { email: 'amelia@fnx.example', phone: '+447700900001' };
export const GUS = { email: 'gus@fnx.example', phone: '+447700900006' };

export type Reply = { status: number; message: string; data: Record<string, unknown>; headers: Headers };

type Asking = { method?: string; token?: string; bearer?: string; body?: unknown; query?: Record<string, string> };

export async function ask(service: Service, path: string, asking: Asking = {}): Promise<Reply> {
  const { method = 'GET', token, bearer, body, query } = asking;
  const url = new URL(`/api/v1/${path}`, ORIGIN);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers();
  if (token !== undefined) headers.set('token', token);
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await service.fetch(new Request(url, { method, headers, body: sent }));
  const envelope = (await response.json()) as { status: number; message: string; data: Record<string, unknown> };
  expect(envelope.status).toBe(response.status);
  return { ...envelope, headers: response.headers };
}

export const post = (service: Service, path: string, body: unknown) => ask(service, path, { method: 'POST', body });

export const startLogin = (service: Service, email: string, password = SEED_PASSWORD) =>
  post(service, 'user/userLogin', { email, password, captcha: 'any' });

export async function openLogin(service: Service, email: string): Promise<string> {
  const { status, data } = await startLogin(service, email);
  expect(status).toBe(200);
  return String(data.sessionId);
}

export const tryCodes = (service: Service, sessionId: string, codes: { phoneOtp?: string; emailOtp?: string }) =>
  post(service, 'user/login-verify-otp', { sessionId, ...codes });

export const resend = (service: Service, sessionId: string, channel: 'phone' | 'email') =>
  post(service, 'user/login-resend-otp', { sessionId, channel });

export async function codesFor(service: Service, { email, phone }: { email: string; phone: string }) {
  const sandbox = createSandboxClient(ORIGIN, service.fetch);
  return { phoneOtp: await sandbox.latestCode(phone, 'sms'), emailOtp: await sandbox.latestCode(email, 'email') };
}

export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function logIn(service: Service, who: { email: string; phone: string }): Promise<string> {
  const sessionId = await openLogin(service, who.email);
  const { data } = await tryCodes(service, sessionId, await codesFor(service, who));
  return String(data.token);
}

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string | number>;
