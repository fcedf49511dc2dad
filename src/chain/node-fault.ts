import { ActionFault, type ActionFaultKind } from '@/errors/action-fault';
import { namesIn } from '@/errors/wallet-error';

export class OtherChainError extends Error {
  override name = 'OtherChainError';
}

const NO_ANSWER: ReadonlySet<string> = new Set(['HttpRequestError', 'TimeoutError', 'OtherChainError']);
export const isNoAnswer = (cause: unknown): boolean => namesIn(cause).some((name) => NO_ANSWER.has(name));
export const nodeFault =
  (kind: ActionFaultKind) =>
  (cause: unknown): never => {
    if (cause instanceof ActionFault) throw cause;
    throw new ActionFault(isNoAnswer(cause) ? 'nodes-unreachable' : kind, { cause });
  };
