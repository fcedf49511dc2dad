import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { generateSdkToken, putSettings } from '@/api/contract';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';
import { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { PAGE_SCRIPT } from '@/sandbox/websdk/page-script';
import { ORIGIN } from '../visitor';
import { NELL, RITA, logInAs, type Member } from './member';

type FrameMessage = { method: string; frameId: string; sessionId: string } & Record<string, unknown>;

const APP = 'http://localhost:3000';
let service: TestService;
let sandbox: SandboxClient;
let member: Member;
let messages: FrameMessage[];
let looks: (() => void)[];
let host: { postMessage: jest.Mock };

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
    },
  });
});

beforeEach(async () => {
  service = await createTestService();
  sandbox = createSandboxClient(ORIGIN, service.fetch);
  messages = [];
  looks = [];
  host = { postMessage: jest.fn((message: FrameMessage) => messages.push(message)) };
});

const events = () => messages.map(({ method }) => method.replace('idCheck.', ''));
const lastOf = (event: string) => messages.findLast(({ method }) => method === `idCheck.${event}`);
const newToken = async () => (await member.get(generateSdkToken)).token;

function say(data: object, source: object = host) {
  const event = new MessageEvent('message', { data, origin: APP });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

/** Opens the frame like the SDK: the frame's id contains the token, and the URL contains the id unescaped. */
function open(token: string, theme = 'light') {
  document.body.innerHTML = '<main id="step"></main>';
  const frameId = `id_${btoa(token)}`;
  const ask = (path: string, init: RequestInit) => service.fetch(new Request(new URL(path, ORIGIN), init));
  const run = new Function('parent', 'location', 'fetch', 'setTimeout', PAGE_SCRIPT) as (...world: unknown[]) => void;
  run(host, { search: `?_=${frameId}&theme=${theme}` }, ask, (look: () => void) => looks.push(look));
  return frameId;
}

async function enter(who: { email: string; phone: string }) {
  member = await logInAs(service, who);
  await member.get(putSettings, { termsAcceptedVersion: TERMS_VERSION, riskAcceptedVersion: RISK_VERSION });
  const token = await newToken();
  open(token);
  say({ method: 'idCheck.init', accessToken: token });
  await screen.findByRole('heading', { name: 'Step 1 of 4: your document' });
}

const clickButton = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

async function takeBothSteps() {
  await clickButton('Photograph the document');
  await screen.findByRole('heading', { name: 'Step 2 of 4: your face' });
  await clickButton('Take the selfie');
  await screen.findByRole('heading', { name: 'Step 3 of 4: a movement' });
  await clickButton('Turn the head');
  await screen.findByRole('heading', { name: 'Step 4 of 4: send' });
}

it('the page is ready with the frame’s id, and sends nothing else before it is started', () => {
  const frameId = open('some.token-of_ours');
  expect(messages).toEqual([
    { method: 'idCheck.onReady', frameId, sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  expect(host.postMessage).toHaveBeenCalledWith(expect.anything(), '*');
});

it('the page goes from init to a submitted applicant', async () => {
  await enter(NELL);
  await takeBothSteps();
  await clickButton('Send for review');
  await screen.findByRole('heading', { name: 'Being reviewed' });
  expect(events()).toEqual([
    'onReady',
    'onInitialized',
    'onApplicantLoaded',
    'onStepInitiated',
    'onStepCompleted',
    'onStepInitiated',
    'onLivenessCompleted',
    'onStepCompleted',
    'onApplicantSubmitted',
    'onApplicantStatusChanged',
  ]);
  expect(lastOf('onApplicantLoaded')).toMatchObject({ applicantId: expect.stringMatching(/^[0-9a-f]{24}$/) });
  expect(lastOf('onApplicantStatusChanged')).toMatchObject({ levelName: 'fnx-identity', reviewStatus: 'pending' });
  expect(new Set(messages.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(host.postMessage).toHaveBeenLastCalledWith(expect.anything(), APP);
});

it('the page reports a second submit as a repeated one', async () => {
  await enter(RITA);
  expect(screen.getByText(/blurred/)).toBeVisible();
  await takeBothSteps();
  await clickButton('Send for review');
  await waitFor(() => expect(events()).toContain('onApplicantResubmitted'));
  expect(events()).not.toContain('onApplicantSubmitted');
});

describe('a rejected token', () => {
  it('is reported once, and the check continues with the next token', async () => {
    member = await logInAs(service, RITA);
    open('expired');
    say({ method: 'idCheck.init', accessToken: 'expired' });
    await waitFor(() => expect(lastOf('onError')).toMatchObject({ code: 'invalid-token' }));
    say({ method: 'idCheck.updateAccessToken', accessToken: await newToken() });
    await screen.findByRole('heading', { name: /^Step 1/ });
    expect(events()).toEqual(['onReady', 'onError', 'onInitialized', 'onApplicantLoaded', 'onStepInitiated']);
  });

  it('is replaced if it expired during the check, and the last click is repeated with the new token', async () => {
    await enter(NELL);
    service.clock.advance(601);
    await clickButton('Photograph the document');
    await waitFor(() => expect(lastOf('onError')).toMatchObject({ code: 'invalid-token' }));
    say({ method: 'idCheck.updateAccessToken', accessToken: await newToken() });
    await screen.findByRole('heading', { name: /^Step 2/ });
  });

  it.each([
    ['the old token again', { accessToken: 'expired' }, /Reload/],
    ['no token, and a reason', { accessToken: null, error: 'The service is away.' }, /The service is away/],
  ])('does not cause endless token requests when the update has %s', async (_name, update, words) => {
    member = await logInAs(service, RITA);
    open('expired');
    say({ method: 'idCheck.init', accessToken: 'expired' });
    await waitFor(() => expect(events()).toContain('onError'));
    say({ method: 'idCheck.updateAccessToken', ...update });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

it('the page takes no picture when the browser denies the camera, says so, and continues once it is allowed', async () => {
  let state = 'denied';
  Object.assign(navigator, { permissions: { query: () => Promise.resolve({ state }) } });
  await enter(NELL);
  await clickButton('Photograph the document');
  expect(await screen.findByText(/camera is blocked/)).toBeVisible();
  expect(events()).not.toContain('onError');
  state = 'granted';
  await clickButton('Photograph the document');
  await screen.findByRole('heading', { name: 'Step 2 of 4: your face' });
  Object.assign(navigator, { permissions: undefined });
});

it('the page checks the review again after a while, and shows the console’s decision', async () => {
  member = await logInAs(service, RITA);
  await sandbox.kyc(RITA.email, 'PENDING');
  const token = await newToken();
  open(token);
  say({ method: 'idCheck.init', accessToken: token });
  await screen.findByRole('heading', { name: 'Being reviewed' });
  await sandbox.kyc(RITA.email, 'APPROVED');
  expect(looks).toHaveLength(1);
  looks[0]?.();
  await screen.findByRole('heading', { name: 'Your identity is verified' });
  expect(lastOf('onApplicantStatusChanged')).toMatchObject({
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer: 'GREEN' },
  });
  expect(looks).toHaveLength(1);
});

it('the page listens only to the page that frames it', async () => {
  member = await logInAs(service, RITA);
  open('x', 'dark');
  say({ method: 'idCheck.init', accessToken: await newToken() }, window);
  say({ method: 'constructor' });
  say({ method: 'idCheck.callSetTheme', theme: 'light' });
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(events()).toEqual(['onReady']);
});

it('the page says that it is a stand-in, and does not ask for the camera', async () => {
  await enter(NELL);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/nothing is photographed/)).toBeVisible();
  expect(main.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Specimen passport',
    'Specimen identity card',
    'Specimen driving licence',
  ]);
  expect(PAGE_SCRIPT).not.toContain('getUserMedia');
});

it('the page is framed only by an app on this machine, and runs no script but its own', async () => {
  const response = await service.fetch(new Request(`${ORIGIN}/websdk/websdk.html?_=id`));
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:\* http:\/\/localhost:\*$/);
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(await response.text()).toContain(PAGE_SCRIPT);
});
