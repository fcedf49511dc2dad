import { randomBytes } from 'node:crypto';
import { KYC_TEXT } from './kyc-text';
import { Refusal } from './refusal';
import { KYC_STEPS, type Account, type Applicant, type KycStatus, type KycStep, type State } from './state';
import { notifyOwner } from './notify-owner';

const MAY_SEND: ReadonlySet<KycStatus> = new Set(['NOT_APPLIED', 'INITIATED', 'ACTION_REQUIRED', 'RETRY']);
const MAY_START_AGAIN: ReadonlySet<KycStatus> = new Set(['INITIATED', 'ACTION_REQUIRED', 'RETRY']);

export const maySend = ({ kycStatus }: Account): boolean => MAY_SEND.has(kycStatus);

type Decision = { status: KycStatus; comment?: string | undefined };

/** Changes the identity check. All changes use this function, so that the owner is notified of each step. */
export function moveKyc(state: State, account: Account, { status, comment }: Decision, now: number): void {
  const isNews = account.kycStatus !== status || (account.kycComment ?? '') !== (comment ?? '');
  account.kycStatus = status;
  account.kycComment = comment || undefined;
  if (status !== 'RETRY') account.kycLabels = undefined;
  const words = KYC_TEXT[status];
  if (!words || !isNews) return;
  const body = account.kycComment ? `${words.body} ${account.kycComment}` : words.body;
  notifyOwner(state, account, { ...words, body, type: 'KYC', link: '/kyc' }, now);
}

const applicantIn = ({ applicants }: State, { _id }: Account) => applicants.find(({ accountId }) => accountId === _id);

export function openApplicant(state: State, account: Account, now: number): Applicant {
  const applicant = applicantIn(state, account) ?? addApplicant(state, account, randomBytes(12).toString('hex'));
  begin(state, account, now);
  return applicant;
}

function addApplicant(state: State, { _id }: Account, applicantId: string): Applicant {
  const added: Applicant = { accountId: _id, applicantId, done: [], wasSubmitted: false };
  state.applicants.push(added);
  return added;
}

function begin(state: State, account: Account, now: number): void {
  if (account.kycStatus === 'NOT_APPLIED') moveKyc(state, account, { status: 'INITIATED' }, now);
}

export function nameApplicant(state: State, account: Account, applicantId: string, now: number): void {
  const holder = state.applicants.find((one) => one.applicantId === applicantId);
  const own = applicantIn(state, account);
  const isForeign = holder !== undefined && holder.accountId !== account._id;
  if (isForeign || (own && own !== holder)) throw new Refusal(409, 'This is not the identity check of this account.');
  if (!own) addApplicant(state, account, applicantId);
  begin(state, account, now);
}

export function finishStep(applicant: Applicant, account: Account, step: KycStep): void {
  assertMaySend(account);
  if (!applicant.done.includes(step)) applicant.done.push(step);
}

export function submitApplicant(state: State, applicant: Applicant, account: Account, now: number): void {
  assertMaySend(account);
  const isMissing = KYC_STEPS.some((step) => !applicant.done.includes(step));
  if (isMissing) throw new Refusal(409, 'Complete both steps before you send.');
  applicant.wasSubmitted = true;
  applicant.done = [];
  moveKyc(state, account, { status: 'PENDING' }, now);
}

function assertMaySend(account: Account): void {
  if (!maySend(account)) throw new Refusal(409, 'There is nothing to send for this identity check.');
}

export function resetApplicant(state: State, account: Account, now: number): void {
  if (!MAY_START_AGAIN.has(account.kycStatus)) {
    throw new Refusal(409, 'An identity check can be started again only while it waits for you.');
  }
  const applicant = applicantIn(state, account);
  if (applicant) applicant.done = [];
  moveKyc(state, account, { status: 'INITIATED' }, now);
}
