import * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import type { Clock } from '../service/domain/clock';
import { finishStep, openApplicant, submitApplicant, maySend } from '../service/domain/kyc';
import { accountOfKycToken, KYC_LEVEL } from '../service/domain/kyc-tokens';
import { Refusal, wrongMethod } from '../service/domain/refusal';
import { KYC_STEPS, type Account, type Applicant, type State, type KycStatus } from '../service/domain/state';
import { assertOwnPage } from '../service/own-page';
import { readJson } from '../service/read-body';
import type { ExtraHandler } from '../service/service';
import type { Store } from '../service/store';
import { PAGE_SCRIPT } from './page-script';

type Review = {
  reviewStatus: string;
  reviewResult?: { reviewAnswer: 'GREEN' | 'RED'; reviewRejectType?: 'RETRY' | 'FINAL' };
};

const REVIEWS: Readonly<Record<KycStatus, Review>> = {
  NOT_APPLIED: { reviewStatus: 'init' },
  INITIATED: { reviewStatus: 'init' },
  PENDING: { reviewStatus: 'pending' },
  ON_HOLD: { reviewStatus: 'onHold' },
  ACTION_REQUIRED: { reviewStatus: 'awaitingUser' },
  RETRY: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' } },
  REJECTED: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' } },
  APPROVED: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
};

const applicantView = ({ applicantId, done, wasSubmitted }: Applicant, account: Account) => ({
  applicantId,
  levelName: KYC_LEVEL,
  kycStatus: account.kycStatus,
  comment: account.kycComment ?? '',
  nextStep: maySend(account) ? (KYC_STEPS.find((step) => !done.includes(step)) ?? 'SEND') : 'NONE',
  wasSubmitted,
  review: { levelName: KYC_LEVEL, ...REVIEWS[account.kycStatus] },
});

const PAGE_STYLE = `
:root { color-scheme: dark; --ink: #14120f; --raised: #1d1a16; --paper: #f3efe6; --quiet: #b9b1a2; --edge: #8b8375; --metal: #6fbfa8; --on-metal: #0d1512; --loss: #f0958a; }
:root[data-theme='light'] { color-scheme: light; --ink: #f7f4ec; --raised: #fffdf8; --paper: #1b1814; --quiet: #5d564b; --edge: #857c6e; --metal: #14614e; --on-metal: #ffffff; --loss: #a3271c; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--ink); color: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 34rem; margin-inline: auto; display: grid; gap: .75rem; }
h1 { font: 400 1.375rem/1.3 Georgia, serif; margin: 0; } h1:focus { outline: none; }
p { margin: 0; } .quiet { color: var(--quiet); font-size: .875rem; } .failed { color: var(--loss); }
fieldset { border: 1px solid var(--edge); border-radius: 2px; margin: 0; padding: .5rem 1rem; }
label { display: flex; gap: .75rem; align-items: center; min-block-size: 2.75rem; }
input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--metal); }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1rem; inline-size: 100%; color: var(--on-metal); background: var(--metal); border: 1px solid var(--metal); border-radius: 2px; cursor: pointer; }
button[aria-disabled='true'] { opacity: .6; cursor: default; }
:focus-visible { outline: 2px solid var(--metal); outline-offset: 2px; }
`;

const SCRIPT_HASH = createHash('sha256').update(PAGE_SCRIPT).digest('base64');

const FRAMED_BY = 'http://127.0.0.1:* http://localhost:*';
const POLICY = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${SCRIPT_HASH}'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${FRAMED_BY}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Identity check (sandbox)</title><link rel="icon" href="data:," /><style>${PAGE_STYLE}</style>
</head>
<body>
<main id="step" aria-label="Steps of the identity check"><p role="status">Opening the identity check …</p></main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>`;

const webSdkPage = (): Response =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });

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
