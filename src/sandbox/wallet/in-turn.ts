import type { Ask } from './questions';

export function inTurn(ask: Ask): Ask {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(show: () => Promise<T>): Promise<T> => {
    const answer = last.then(show);
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    approval: (sheet) => next(() => ask.approval(sheet)),
    account: (offer) => next(() => ask.account(offer)),
  };
}
