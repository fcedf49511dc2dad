import { ownValue } from '@/utils/own-value';
/** What an event of the provider's page means here; everything else that it tells is its own affair. */
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

/** The names and the content come from another site's page: nothing of them is believed to have its shape. */
export function readCheckEvent(type: unknown, payload: unknown): CheckEvent {
  const name = String(type).replace(PREFIX, '');
  const is = ownValue(MEANINGS, name);
  if (is !== 'applicant') return { is: is ?? 'other' };
  const applicantId =
    typeof payload === 'object' && payload !== null && 'applicantId' in payload ? payload.applicantId : undefined;
  return typeof applicantId === 'string' && applicantId !== '' ? { is, applicantId } : { is: 'other' };
}
