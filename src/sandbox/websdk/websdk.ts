import * as z from 'zod/mini';
import type { Clock } from '../service/domain/clock';
import { finishStep, openApplicant, submitApplicant } from '../service/domain/kyc';
import { accountOfKycToken } from '../service/domain/kyc-tokens';
import { Refusal, wrongMethod } from '../service/domain/refusal';
import { KYC_STEPS, type Account, type Applicant, type State } from '../service/domain/state';
import { assertOwnPage } from '../service/own-page';
import { readJson } from '../service/read-body';
import type { ExtraHandler } from '../service/service';
import type { Store } from '../service/store';
import { webSdkPage } from './page';
import { applicantView } from './review';

type Deps = { store: Store; clock: Clock };
type StepRequest = { state: State; account: Account; applicant: Applicant; step: unknown; now: number };

const PREFIX = '/websdk/';

const ACTIONS: Readonly<Record<string, (stepRequest: StepRequest) => void>> = {
  applicant: () => undefined,
  step: ({ account, applicant, step }) => {
    const parsed = z.enum(KYC_STEPS).safeParse(step);
    if (!parsed.success) throw new Refusal(400, 'There is no step of this name.');
    finishStep(applicant, account, parsed.data);
  },
  submit: ({ state, applicant, account, now }) => submitApplicant(state, applicant, account, now),
};

export const createWebSdk =
  (deps: Deps): ExtraHandler =>
  (request, url) => {
    if (!url.pathname.startsWith(PREFIX)) return undefined;
    const name = url.pathname.slice(PREFIX.length);
    return name === 'websdk.html' ? show(request) : act(deps, name, request, url);
  };

async function show({ method }: Request): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') throw wrongMethod(['GET']);
  return webSdkPage();
}

async function act({ store: { state }, clock }: Deps, name: string, request: Request, url: URL): Promise<Response> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new Refusal(404, 'There is nothing at this address.');
  if (request.method !== 'POST') throw wrongMethod(['POST']);
  assertOwnPage(request, url);
  const { accessToken, step }: { accessToken?: unknown; step?: unknown } = await readJson(request);
  const now = clock.now();
  const account = typeof accessToken === 'string' ? accountOfKycToken(state, accessToken, now) : undefined;
  if (!account) throw new Refusal(401, 'The access token is not valid or has expired.', { code: 'invalid-token' });
  const applicant = openApplicant(state, account, now);
  action({ state, account, applicant, step, now });
  return Response.json(applicantView(applicant, account), { headers: { 'cache-control': 'no-store' } });
}
