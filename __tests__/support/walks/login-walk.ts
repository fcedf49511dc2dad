import { setImmediate as soon } from 'node:timers';
import Cookies from 'js-cookie';
import { credentials, setCredentials } from '@/api/credentials';
import { resendLoginCode, startLogin, verifyLoginCodes } from '@/api/endpoints/user/login';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { finishLogin } from '@/features/auth/model/finish-login';
import { storedLoginFlow, sendLoginEvent } from '@/features/auth/model/stored-login-flow';
import type { CodeChannel } from '@/features/auth/model/pending-codes';
import { followExpiry } from '@/session/expiry';
import { logOutManually } from '@/session/log-out';
import { followProfile } from '@/session/profile';
import { restoreSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { serviceNow } from '@/utils/service-clock';
import { tokenFor, type Investor } from '../log-in';
import { server, type Backend } from '../service';
import { troubled } from './troubled-service';

export type Codes = 'right' | 'wrong' | 'only the phone’s' | 'old';
type Sent = { channel: string; code: string; at: number; body: string };

const HOUR_MS = 3_600_000;
const WRONG = '000000';

function emptyBrowser(): void {
  leaveLast();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name, { path: '/' }));
}

let leaveLast = () => {};

export type LoginWalk = Awaited<ReturnType<typeof beginLoginWalk>>;

/** A visitor's browser against the sandbox's own service. Both clocks advance together, and only by commands. */
export async function beginLoginWalk(backend: Backend, investor: Investor, clock: { passedMs: number }) {
  const { service, sandbox } = backend;
  emptyBrowser();
  const { state: trouble, handler } = troubled(backend);
  const known = { starts: 0, resends: { phone: 0, email: 0 } };
  const failures: string[] = [];
  let stops: (() => void)[] = [];
  leaveLast = () => stops.forEach((stop) => stop());

  server.resetHandlers();
  // After two hours, the limits that the last walk has reached no longer apply.
  clock.passedMs += 2 * HOUR_MS;
  server.use(handler);

  /** Starts a new document, as after a reload. */
  const opens = (): void => {
    stops.forEach((stop) => stop());
    queryClient.clear();
    setCredentials(null);
    sessionStore.set({ state: 'restoring' });
    storedLoginFlow.restore();
    stops = [followTabs(), followExpiry(), followProfile()];
    restoreSession();
  };
  const settles = async (): Promise<void> => {
    for (let turn = 0; turn < 3 || queryClient.isFetching() > 0; turn += 1) await new Promise(soon);
  };
  const tries = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  };
  const inbox = async (channel: CodeChannel): Promise<Sent[]> => {
    const to = channel === 'phone' ? investor.phone : investor.email;
    const docs = (await sandbox.inbox(to)) as unknown as Sent[];
    return docs.filter((one) => one.code !== undefined && one.channel === (channel === 'phone' ? 'sms' : 'email'));
  };
  const codeFor = async (channel: CodeChannel, which: Codes): Promise<string> => {
    const sent = await inbox(channel);
    if (which === 'wrong') return WRONG;
    return (which === 'old' ? sent.at(-1) : sent[0])?.code ?? WRONG;
  };

  const before = { phone: (await inbox('phone')).length, email: (await inbox('email')).length };
  opens();
  return {
    codesSent: async (channel: CodeChannel) => (await inbox(channel)).length - before[channel],
    ...{ service, sandbox, investor, known, trouble, failures, opens, settles },
    state: () => sessionStore.get(),
    flow: () => storedLoginFlow.store.get(),
    passes: (ms: number): void => void (clock.passedMs += ms),
    typesPassword: (isRight: boolean) =>
      tries(async () => {
        const { email } = investor;
        const password = isRight ? investor.password : 'not-the-password';
        if (isRight) known.starts += 1;
        const answer = await startLogin({ email, password, captcha: 'x' });
        sendLoginEvent({ type: 'started', answer, email, now: serviceNow() });
      }),
    typesCodes: (which: Codes) =>
      tries(async () => {
        const flow = storedLoginFlow.store.get();
        if (flow.step === 'credentials') return;
        const channels =
          flow.step === 'codes' ? flow.channels.filter((one) => which !== 'only the phone’s' || one === 'phone') : [];
        const codes = Object.fromEntries(
          await Promise.all(channels.map(async (one) => [`${one}Otp`, await codeFor(one, which)] as const)),
        );
        const { sessionId } = flow.login;
        const answer = await verifyLoginCodes({ sessionId, ...codes });
        if ('token' in answer) finishLogin(answer.token, flow.login.email);
        else sendLoginEvent({ type: 'partly-verified', sessionId, remaining: answer.remaining });
      }),
    /** The button is disabled until the time that the service has set. */
    mayResend: (channel: CodeChannel): boolean => {
      const flow = storedLoginFlow.store.get();
      return flow.step === 'codes' && flow.channels.includes(channel) && serviceNow() >= flow.login.resendAt[channel];
    },
    asksAgain: (channel: CodeChannel) =>
      tries(async () => {
        const flow = storedLoginFlow.store.get();
        if (flow.step !== 'codes') return;
        known.resends[channel] += 1;
        const { resendAfter } = await resendLoginCode({ sessionId: flow.login.sessionId, channel });
        sendLoginEvent({ type: 'resent', channel, resendAfter, now: serviceNow() });
      }),
    startsAgain: (): void => void sendLoginEvent({ type: 'restarted' }),
    /** The login opens another document, which reads the profile. */
    lands: (): void => {
      const session = sessionStore.get();
      if (session.state === 'authenticated' && session.landing !== undefined) opens();
    },
    readsProfile: () => tries(() => queryClient.refetchQueries({ queryKey: profileQuery.queryKey })),
    logsOut: () => logOutManually(),
    anotherTab: {
      logsOut: (): void => {
        ['token', 'isRedirect'].forEach((name) => Cookies.remove(name));
        ['token', 'user_email'].forEach((name) => localStorage.removeItem(name));
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      },
      logsIn: async (other: Investor): Promise<void> => {
        const token = await tokenFor({ service, sandbox }, other);
        Cookies.set('token', token);
        localStorage.setItem('token', token);
        localStorage.setItem('user_email', other.email);
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      },
      losesCookie: (): void => {
        Cookies.remove('token');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    },
    facts: () => ({
      session: sessionStore.get(),
      stored: localStorage.getItem('token'),
      cookie: Cookies.get('token') ?? null,
      key: credentials()?.token ?? null,
      profile: queryClient.getQueryData(profileQuery.queryKey) ?? null,
      email: localStorage.getItem('user_email'),
    }),
  };
}
