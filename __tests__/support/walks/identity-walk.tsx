import { setImmediate as soon } from 'node:timers';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { focusManager } from '@tanstack/react-query';
import { queryClient } from '@/api/query-client';
import { KycScreen } from '@/features/kyc';
import { KYC_TEXT } from '@/features/kyc/model/kyc-text';
import { readKycStatus, type KycStatus } from '@/domain/kyc-status';
import { renderAt } from '../render-at';
import { APP_CONFIG } from '../start-as';
import { server, type Backend } from '../service';
import { troubled, type Answers } from './troubled-service';

const ORIGIN = 'https://verifier.example';
const FOREIGN = 'https://evil.example';
export type IdentityWalk = Awaited<ReturnType<typeof beginIdentityWalk>>;

const frames = () => [...document.querySelectorAll('iframe')];

/** The screen of the identity check of one investor, with the provider's frame and decisions. */
export async function beginIdentityWalk(backend: Backend, email: string) {
  const { service, sandbox } = backend;
  const { state: trouble, handler } = troubled(backend);
  const account = service.state.accounts.find((one) => one.email === email)!;
  cleanup();
  queryClient.clear();
  service.state.applicants = service.state.applicants.filter(({ accountId }) => accountId !== account._id);
  await sandbox.kyc(email, 'NOT_APPLIED');
  server.resetHandlers();
  server.use(
    http.get('*/api/config', () => HttpResponse.json(APP_CONFIG)),
    handler,
  );

  const settles = () =>
    act(async () => {
      for (let turn = 0; turn < 3 || trouble.underWay > 0 || queryClient.isFetching() > 0; turn += 1)
        await new Promise(soon);
      // React Query renders a result in a timer.
      await new Promise((resolve) => setTimeout(resolve));
    });
  const opens = async (): Promise<void> => {
    cleanup();
    queryClient.clear();
    renderAt('/kyc', <KycScreen />);
    await settles();
  };
  const buttons = () => screen.queryAllByRole('button').filter((one) => !(one as HTMLButtonElement).disabled);
  const applicantId = () => service.state.applicants.find(({ accountId }) => accountId === account._id)?.applicantId;
  const posts = (event: string, fields: object, origin: string): void => {
    for (const frame of frames()) {
      const frameId = /[?&]_=([^&]*)/.exec(frame.src)?.[1];
      const data = { method: `idCheck.${event}`, frameId, sessionId: 's1', ...fields };
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
    }
  };
  await opens();
  return {
    ...{ trouble, settles, opens, frames, buttons },
    answers: (how: Answers): void => void (trouble.answers = how),
    status: (): KycStatus => readKycStatus(account.kycStatus),
    decides: (status: KycStatus) => sandbox.kyc(email, status),
    hasForeignApplicant: () => service.state.applicants.some((one) => one.applicantId === 'foreign'),
    presses: (at: number): void => {
      const all = buttons();
      const button = all[at % Math.max(1, all.length)];
      if (button) act(() => void fireEvent.click(button));
    },
    ticks: (): void => screen.queryAllByRole('checkbox').forEach((box) => act(() => void fireEvent.click(box))),
    posts: (event: string): void =>
      posts(event, event === 'onApplicantLoaded' ? { applicantId: applicantId() ?? 'first' } : {}, ORIGIN),
    postsFromElsewhere: (event: string): void => posts(event, { applicantId: 'foreign' }, FOREIGN),
    returns: (): void =>
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      }),
    /** The identity status that the panel shows, or null if it shows none. */
    shown: (): string | null => {
      const panel = screen.queryByRole('region', { name: 'Status' });
      const [status] = panel ? within(panel).queryAllByRole('status') : [];
      const badge = status?.querySelector('span, strong')?.textContent ?? status?.textContent ?? '';
      return Object.values(KYC_TEXT).find(({ state }) => badge.startsWith(state))?.state ?? null;
    },
    hasAlert: () => screen.queryAllByRole('alert').length > 0,
    links: () => screen.queryAllByRole('link').length,
  };
}
