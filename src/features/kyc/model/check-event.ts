import { ownValue } from '@/utils/own-value';
export type CheckEvent =
  { is: 'ready' } | { is: 'applicant'; applicantId: string } | { is: 'progress' } | { is: 'news' } | { is: 'other' };

const MEANINGS: Readonly<Record<string, CheckEvent['is']>> = {
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

/** Events come from another site's page, so neither their names nor their payloads are trusted. */
export function readCheckEvent(type: unknown, payload: unknown): CheckEvent {
  const name = String(type).replace(PREFIX, '');
  const is = ownValue(MEANINGS, name);
  if (is !== 'applicant') return { is: is ?? 'other' };
  const applicantId =
    typeof payload === 'object' && payload !== null && 'applicantId' in payload ? payload.applicantId : undefined;
  return typeof applicantId === 'string' && applicantId !== '' ? { is, applicantId } : { is: 'other' };
}
