import type { DeactivationStarted } from '@/api/endpoints/user/deactivation';

export type Draft = { reason: string; more: string };
export type Blocker = { kind: string; text: string; orderId?: string | null };

/**
 * The steps are closed -> consequences -> reason -> code. A blocker leads to `blocked`, and from there back to
 * `reason`. Logout ends the flow.
 */
export type DeactivationFlow = { draft: Draft } & (
  | { step: 'closed' }
  | { step: 'consequences' }
  | { step: 'reason' }
  | { step: 'blocked'; blockers: readonly Blocker[] }
  | { step: 'code'; sessionId: string; resendAt: number }
);

export type DeactivationEvent =
  | { type: 'opened' }
  | { type: 'understood' }
  | { type: 'written'; draft: Draft }
  | { type: 'started'; answer: DeactivationStarted; now: number }
  | { type: 'resent'; resendAfter: number; now: number }
  | { type: 'blocked'; blocker: Blocker }
  | { type: 'restarted' }
  | { type: 'left' };

export const NO_DEACTIVATION: DeactivationFlow = { step: 'closed', draft: { reason: '', more: '' } };

const FIRST_WAIT_S = 60;
const after = (now: number, seconds: number) => now + seconds * 1_000;

export function deactivationFlow(flow: DeactivationFlow, event: DeactivationEvent): DeactivationFlow {
  const { draft } = flow;
  switch (event.type) {
    case 'opened':
      return flow.step === 'closed' ? { step: 'consequences', draft } : flow;
    case 'understood':
      return flow.step === 'consequences' ? { step: 'reason', draft } : flow;
    case 'written':
      return flow.step === 'reason' ? { step: 'reason', draft: event.draft } : flow;
    case 'started':
      return flow.step === 'reason' ? started(draft, event) : flow;
    case 'resent':
      return flow.step === 'code' ? { ...flow, resendAt: after(event.now, event.resendAfter) } : flow;
    case 'blocked':
      return flow.step === 'code' ? { step: 'blocked', draft, blockers: [event.blocker] } : flow;
    case 'restarted':
      return flow.step === 'blocked' || flow.step === 'code' ? { step: 'reason', draft } : flow;
    case 'left':
      return NO_DEACTIVATION;
  }
}

function started(draft: Draft, { answer, now }: Extract<DeactivationEvent, { type: 'started' }>): DeactivationFlow {
  const { sessionId, resendAfter, blockers, blockedBy } = answer;
  if (blockers.length === 0)
    return { step: 'code', draft, sessionId, resendAt: after(now, resendAfter ?? FIRST_WAIT_S) };
  return { step: 'blocked', draft, blockers: blockedBy ?? blockers.map((text) => ({ kind: 'OTHER', text })) };
}
