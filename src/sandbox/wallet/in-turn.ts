import type { Ask } from './questions';

export function inTurn(ask: Ask): Ask {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(pose: () => Promise<T>): Promise<T> => {
    const answer = last.then(pose);
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    approval: (sheet) => next(() => ask.approval(sheet)),
    account: (offer) => next(() => ask.account(offer)),
  };
}
