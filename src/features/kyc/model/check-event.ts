import { ownValue } from '@/utils/own-value';
export type CheckEvent =
  | { type: 'ready' }
  | { type: 'applicant'; applicantId: string }
  | { type: 'progress' }
  | { type: 'news' }
  | { type: 'other' };

const MEANINGS: Readonly<Record<string, CheckEvent['type']>> = {
  onReady: 'ready',
  onApplicantLoaded: 'applicant',
  onInitialized: 'progress',
  onStepInitiated: 'progress',
  onStepCompleted: 'progress',
  stepCompleted: 'progress',
  onLivenessCompleted: 'progress',
  onApplicantSubmitted: 'news',
  onApplicantResubmitted: 'news',
  onApplicantStatusChanged: 'news',
};

const PREFIX = /^idCheck\./;

/** Trusts neither names nor payloads of events, because they come from another site's page. */
export function readCheckEvent(type: unknown, payload: unknown): CheckEvent {
  const name = String(type).replace(PREFIX, '');
  const meaning = ownValue(MEANINGS, name);
  if (meaning !== 'applicant') return { type: meaning ?? 'other' };
  const applicantId =
    typeof payload === 'object' && payload !== null && 'applicantId' in payload ? payload.applicantId : undefined;
  return typeof applicantId === 'string' && applicantId !== '' ? { type: meaning, applicantId } : { type: 'other' };
}
