import { readCheckEvent } from '@/features/kyc/model/check-event';

test.each([
  ['idCheck.onReady', 'ready'],
  ['idCheck.onInitialized', 'progress'],
  ['idCheck.onStepCompleted', 'progress'],
  ['idCheck.stepCompleted', 'progress'],
  ['idCheck.onApplicantSubmitted', 'news'],
  ['idCheck.onApplicantResubmitted', 'news'],
  ['idCheck.onApplicantStatusChanged', 'news'],
  ['idCheck.onUploadError', 'other'],
  ['idCheck.constructor', 'other'],
  [undefined, 'other'],
])('the provider’s event %p is read as %s', (type, is) => {
  expect(readCheckEvent(type, {})).toEqual({ type: is });
});

test('an applicant needs an id', () => {
  expect(readCheckEvent('idCheck.onApplicantLoaded', { applicantId: 'a1' })).toEqual({
    type: 'applicant',
    applicantId: 'a1',
  });
  for (const payload of [null, undefined, 'a1', {}, { applicantId: 7 }, { applicantId: '' }])
    expect(readCheckEvent('idCheck.onApplicantLoaded', payload)).toEqual({ type: 'other' });
});
