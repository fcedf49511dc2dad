import { logIn } from '@/session/session';
import type { Backend } from './service';
import type { World } from './world';

export type Investor = { email: string; password: string; phone: string };

export async function tokenFor({ service, sandbox }: Backend | World, investor: Investor): Promise<string> {
  const call = async (path: string, body: object) => {
    const request = new Request(`http://localhost/api/v1/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await (await service.fetch(request)).json()).data;
  };
  const { sessionId } = await call('userLogin', { email: investor.email, password: investor.password, captcha: 'x' });
  const phoneOtp = await sandbox.latestCode(investor.phone, 'sms');
  const emailOtp = await sandbox.latestCode(investor.email, 'email');
  return (await call('login-verify-otp', { sessionId, phoneOtp, emailOtp })).token;
}

export async function logInAs(backend: Backend, investor: Investor): Promise<void> {
  const refusal = logIn({ token: await tokenFor(backend, investor), email: investor.email, landing: '/' });
  if (refusal) throw new Error(refusal);
}
