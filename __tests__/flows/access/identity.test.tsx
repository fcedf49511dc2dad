import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { KycScreen } from '@/features/kyc';
import { changeSettings } from '@/settings/settings';
import { leave, mendCall, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

const ORIGIN = 'https://verifier.example';

useServer();
withoutRetries();
afterEach(() => {
  act(leave);
  act(() => changeSettings({ theme: 'DARK' }));
  jest.useRealTimers();
});

async function openScreenAs(firstName: string) {
  const backend = await startAs(firstName);
  return { ...renderAt('/kyc', <KycScreen />), backend };
}

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe');
const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Identity check by our provider');

function postEvent(frame: HTMLIFrameElement, event: string, fields: object = {}, origin = ORIGIN) {
  const frameId = /[?&]_=([^&]*)/.exec(frame.src)?.[1];
  const data = { method: `idCheck.${event}`, frameId, sessionId: 's1', ...fields };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
}

function heardBy(frame: HTMLIFrameElement) {
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  return () => post.mock.calls.map(([message]) => message as Record<string, unknown>);
}

async function openCheckAs(firstName: string, button: string) {
  const view = await openScreenAs(firstName);
  await view.user.click(await screen.findByRole('button', { name: button }));
  const frame = await findFrame();
  const heard = heardBy(frame);
  return { ...view, frame, heard };
}

const countCalls = (path: string, backend: Awaited<ReturnType<typeof startAs>>) => {
  const requests: Request[] = [];
  server.use(
    http.all(`*/api/v1/${path}`, ({ request }) => {
      requests.push(request.clone());
      return backend.service.fetch(request);
    }),
  );
  return requests;
};

test('a newcomer accepts terms and risks in place, and nothing is framed before the check is started', async () => {
  const { user } = await openScreenAs('Nell');
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('checkbox', { name: 'I understand the risks' }));
  await user.click(screen.getByRole('button', { name: 'Accept both' }));
  expect(await screen.findByText(/version 3\.0, and the risk disclosure, version 2\.1/)).toBeVisible();
  expect(frames()).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start the check' }));
  expect((await findFrame()).src).toMatch(new RegExp(`^${ORIGIN}/websdk/websdk\\.html\\?_=id_`));
});

test('the frame gets token, theme and language once, and the theme again when it changes', async () => {
  const { frame, heard } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady', {}, 'https://evil.example');
  expect(heard()).toEqual([]);
  postEvent(frame, 'onReady');
  expect(heard()).toEqual([
    expect.objectContaining({ method: 'idCheck.init', theme: 'dark', lang: 'en', accessToken: expect.any(String) }),
  ]);
  act(() => changeSettings({ theme: 'LIGHT' }));
  expect(heard().at(-1)).toEqual({ method: 'idCheck.callSetTheme', theme: 'light' });
  expect(frames()).toHaveLength(1);
  expect(await findFrame()).toBe(frame);
});

test('an expired token is replaced by a new one', async () => {
  const { frame, heard, backend } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady');
  const asked = countCalls('kyc/generateSdkToken', backend);
  postEvent(frame, 'onError', { code: 'invalid-token' });
  await waitFor(() => expect(heard().at(-1)).toMatchObject({ method: 'idCheck.updateAccessToken' }));
  expect(heard().at(-1)?.accessToken).toEqual(expect.any(String));
  expect(heard().at(-1)?.accessToken).not.toBe(heard()[0]?.accessToken);
  expect(asked).toHaveLength(1);
});

test('if the service returns the same token again, that is reported, and a retry opens the check with a new one', async () => {
  const { frame, heard, user, backend } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady');
  const first = String(heard()[0]?.accessToken);
  const same = { status: 200, message: '', data: { token: first, userId: 'x', ttl: 600 } };
  server.use(http.post('*/api/v1/kyc/generateSdkToken', () => HttpResponse.json(same)));
  postEvent(frame, 'onError', { code: 'invalid-token' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The identity check has expired');
  expect(heard().at(-1)).toMatchObject({ accessToken: null, error: expect.stringMatching(/could not be renewed/) });
  mendCall('kyc/generateSdkToken', backend);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(frames()[0]).not.toBe(frame));
});

test('a token that contains another origin opens nothing', async () => {
  const { user } = await openScreenAs('Rita');
  const token = `_act-jwt-${btoa('{}')}.${btoa(JSON.stringify({ url: 'https://evil.example' }))}.x`;
  const answer = { status: 200, message: '', data: { token, userId: 'x', ttl: 600 } };
  server.use(http.post('*/api/v1/kyc/generateSdkToken', () => HttpResponse.json(answer)));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The identity check was stopped');
  expect(frames()).toHaveLength(0);
});

test('a refused token shows the service’s message, with a retry', async () => {
  const { user, backend } = await openScreenAs('Rita');
  server.use(http.post('*/api/v1/kyc/generateSdkToken', () => HttpResponse.error()));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('FNX could not be reached.');
  mendCall('kyc/generateSdkToken', backend);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await findFrame()).toBeInTheDocument();
});

test('the applicant is reported to the service once, and again after a failure', async () => {
  const { frame, backend } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady');
  const rita = backend.service.state.accounts.find(({ firstName }) => firstName === 'Rita')?._id;
  const applicantId = backend.service.state.applicants.find(({ accountId }) => accountId === rita)?.applicantId;
  let failures = 0;
  server.use(
    http.put('*/api/v1/kyc/updateApplicantId', () => {
      failures += 1;
      return HttpResponse.error();
    }),
  );
  postEvent(frame, 'onApplicantLoaded', { applicantId });
  await waitFor(() => expect(failures).toBe(1));
  const asked = countCalls('kyc/updateApplicantId', backend);
  await waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  postEvent(frame, 'onApplicantLoaded', { applicantId });
  postEvent(frame, 'onApplicantSubmitted');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh status' })).not.toHaveAttribute('aria-busy'));
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['onApplicantSubmitted', 'onApplicantResubmitted', 'onApplicantStatusChanged'])(
  'the app reads the profile at once after the event %s, and the frame closes when the identity is approved',
  async (event) => {
    const { frame, backend } = await openCheckAs('Rita', 'Send again');
    postEvent(frame, 'onReady');
    await backend.sandbox.kyc('rita@fnx.example', 'APPROVED');
    postEvent(frame, event, { reviewStatus: 'completed' });
    expect(await screen.findByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
    expect(frames()).toHaveLength(0);
  },
);

test('only the profile decides whether the identity is verified, not the frame’s messages', async () => {
  const { frame, backend } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady');
  const asked = countCalls('user/getProfile', backend);
  postEvent(frame, 'onApplicantStatusChanged', { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading', { name: 'Your identity is verified' })).not.toBeInTheDocument();
});

test('the profile is read every 15 seconds for two minutes after the submit, then when the tab is shown again', async () => {
  const { frame, backend } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady');
  await backend.sandbox.kyc('rita@fnx.example', 'PENDING');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const asked = countCalls('user/getProfile', backend);
  postEvent(frame, 'onApplicantSubmitted');
  await waitFor(() => expect(asked).toHaveLength(1));
  for (let at = 2; at <= 8; at += 1) {
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(at));
  }
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  const afterwards = asked.length;
  expect(afterwards).toBeLessThanOrEqual(9);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(afterwards);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked).toHaveLength(afterwards + 1));
});

test('a frame that the policy blocks is reported at once', async () => {
  await openCheckAs('Rita', 'Send again');
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'frame-src',
    blockedURI: `${ORIGIN}/websdk/websdk.html`,
  });
  act(() => void document.dispatchEvent(violation));
  expect(await screen.findByRole('alert')).toHaveTextContent('The identity check was blocked');
  expect(frames()).toHaveLength(0);
});

test('a fault of the provider’s page is shown beside the frame until the check continues', async () => {
  const { frame } = await openCheckAs('Rita', 'Send again');
  postEvent(frame, 'onReady');
  postEvent(frame, 'onError', { code: 'unknown', error: 'x' });
  expect(await screen.findByRole('alert')).toHaveTextContent('reports a problem');
  postEvent(frame, 'onStepCompleted', { idDocSetType: 'IDENTITY' });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await findFrame()).toBe(frame);
});

test('a closed check has no frame and no listener', async () => {
  const { user, frame, heard, unmount } = await openCheckAs('Rita', 'Send again');
  await user.click(screen.getByRole('button', { name: 'Close the check' }));
  expect(frames()).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
  postEvent(frame, 'onReady');
  expect(heard()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await findFrame();
  unmount();
  expect(frames()).toHaveLength(0);
});

test('a restart is confirmed, resets the check and opens it', async () => {
  const { user, backend } = await openScreenAs('Rita');
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Keep what I sent' }));
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start again' }));
  expect(await findFrame()).toBeInTheDocument();
  expect(backend.service.state.accounts.find(({ firstName }) => firstName === 'Rita')?.kycStatus).toBe('INITIATED');
});

test.each([
  ['Ivo', 'Your documents are being checked'],
  ['Rolf', 'We couldn’t verify your identity'],
  ['Amelia', 'Your identity is verified'],
])('%s sees no button to open or restart the check', async (firstName, title) => {
  await openScreenAs(firstName);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Start|Continue|Send again/ })).not.toBeInTheDocument();
});
