import { isAppError, type Fault, type GateReason } from '@/errors/app-error';
import { fieldMessagesOf, textFor } from '@/errors/text/calls';
import { WALLET_CODE, walletCodeOf } from '@/errors/wallet-error';
import { COMMON_WALLET_ERRORS } from '@/errors/text/wallet';
import type { LinkFailure, LinkPhase } from './linking';

const SENTENCES: Readonly<Record<LinkPhase, string>> = {
  preparing: 'Error preparing message, please retry!',
  signing: 'Error signing message, please retry!',
  verifying: 'Error verifying signature, please retry!',
};

const SIGNING: Readonly<Record<number, string>> = {
  ...COMMON_WALLET_ERRORS,
  [WALLET_CODE.unauthorized]: 'Your wallet does not let FNX use that account. Disconnect, connect again and choose it.',
  [WALLET_CODE.unsupported]: 'This wallet cannot sign messages. Connect another one.',
  [WALLET_CODE.unknownChain]: 'Your wallet does not have this network. Add BNB Smart Chain to it, then try again.',
};
const SIGNING_OTHER = 'Your wallet did not sign. Open it, then try again.';

const ADVICE: Partial<Record<Fault['kind'], string>> = {
  conflict: 'Connect another wallet, or log in to the account this one is linked to.',
  gone: 'A new message is ready: sign again.',
};

export type FailureText = { sentence: string; details: readonly string[]; nextAction: 'retry' | 'login' | 'none' };

export function failureText({ at, error }: LinkFailure): FailureText {
  const sentence = SENTENCES[at];
  if (at === 'signing')
    return { sentence, details: [SIGNING[walletCodeOf(error) ?? 0] ?? SIGNING_OTHER], nextAction: 'retry' };
  const { happened, todo } = textFor(error);
  if (isOtherSite(error)) return { sentence: '', details: [happened, todo], nextAction: 'retry' };
  if (isGate(error, 'BOTH_WALLETS')) return { sentence: '', details: [happened, todo], nextAction: 'none' };
  if (isGate(error, 'REAUTH')) return { sentence: '', details: [happened, todo], nextAction: 'login' };
  const advice = (isAppError(error) && ADVICE[error.fault.kind]) || todo;
  return { sentence, details: [...fieldsOr(error, happened), advice], nextAction: 'retry' };
}

const isOtherSite = (error: unknown) => isAppError(error) && error.fault.kind === 'other-site';

const isGate = (error: unknown, reason: GateReason) =>
  isAppError(error) && error.fault.kind === 'gate' && error.fault.reason === reason;

function fieldsOr(error: unknown, happened: string): readonly string[] {
  const fields = Object.values(fieldMessagesOf(error));
  return fields.length > 0 ? fields : [happened];
}
