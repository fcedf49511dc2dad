import { ageState } from '../domain/age';
import { confirm } from './confirm';
import type { TellerContext } from './teller-context';
import { forget } from './forget';
import { payOut } from './pay-out';
import { register } from './register';
import { scan } from './scan';

export type Teller = {
  /** A whole pass over everything that is open, begun after the call: what was on the chain then has been seen. */
  settle: () => Promise<void>;
  /** Waits until no pass is running; none begins until what it answers is called. */
  hold: () => Promise<() => void>;
};

/** One pass at a time; a caller who asks while one is running gets the next one, together with all others who ask. */
export function createTeller(deskOf: () => TellerContext, touch: () => void): Teller {
  let tail: Promise<unknown> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  };
  const pass = async () => {
    queued = undefined;
    try {
      await settleAll(deskOf());
    } finally {
      touch();
    }
  };
  return {
    settle: () => (queued ??= inTurn(pass)),
    hold: () => new Promise((held) => void inTurn(() => new Promise<void>((release) => held(release)))),
  };
}

async function settleAll(context: TellerContext): Promise<void> {
  await forget(context);
  await scan(context);
  await confirm(context);
  ageState(context.state, context.now());
  await payOut(context);
  await register(context);
}
