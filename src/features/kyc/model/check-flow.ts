import type { IdentityFaultKind } from '@/errors/text/identity';

type Stop = Extract<IdentityFaultKind, 'blocked' | 'other-address'>;
type Trouble = Extract<IdentityFaultKind, 'not-renewed' | 'page-fault'>;

/** The state of the check on this screen. Only the profile has the applicant's status. */
export type CheckFlow =
  | { step: 'closed' }
  | { step: 'asking' }
  | { step: 'refused'; error: unknown }
  | { step: 'stopped'; fault: Stop }
  | { step: 'opening'; token: string; isLate: boolean }
  | { step: 'open'; token: string; trouble: Trouble | null };

export type CheckAction =
  | { type: 'ask' }
  | { type: 'token'; token: string; isTrusted: boolean }
  | { type: 'refused'; error: unknown }
  | { type: 'late' }
  | { type: 'ready' }
  | { type: 'blocked' }
  | { type: 'trouble'; fault: Trouble }
  | { type: 'progress' }
  | { type: 'close' };

export const CLOSED: CheckFlow = { step: 'closed' };

export function checkReducer(flow: CheckFlow, action: CheckAction): CheckFlow {
  switch (action.type) {
    case 'ask':
      return flow.step === 'asking' ? flow : { step: 'asking' };
    case 'close':
      return CLOSED;
    case 'token':
      return flow.step === 'asking' ? opened(action) : flow;
    case 'refused':
      return flow.step === 'asking' ? { step: 'refused', error: action.error } : flow;
    case 'blocked':
      return flow.step === 'opening' ? { step: 'stopped', fault: 'blocked' } : flow;
    case 'late':
      return flow.step === 'opening' ? { ...flow, isLate: true } : flow;
    case 'ready':
      return flow.step === 'opening' ? { step: 'open', token: flow.token, trouble: null } : flow;
    case 'trouble':
      // After a failed renewal, the page also reports a fault. The fault must not replace `not-renewed`.
      return flow.step === 'open' && flow.trouble !== 'not-renewed' ? { ...flow, trouble: action.fault } : flow;
    case 'progress':
      return flow.step === 'open' && flow.trouble ? { ...flow, trouble: null } : flow;
  }
}

const opened = ({ token, isTrusted }: { token: string; isTrusted: boolean }): CheckFlow =>
  isTrusted ? { step: 'opening', token, isLate: false } : { step: 'stopped', fault: 'other-address' };
