import { ageState } from '../domain/age';
import { confirm } from './confirm';
import type { TellerContext } from './teller-context';
import { forget } from './forget';
import { payOut } from './pay-out';
import { register } from './register';
import { scan } from './scan';

export type Teller = {
  /** Runs a full pass that starts after the call, so that it sees everything on the chain at that time. */
  settle: () => Promise<void>;
  /** Waits for the running pass, and blocks further passes until the returned function is called. */
  pause: () => Promise<() => void>;
};

/** Runs one pass at a time. Callers during a pass share the next one. */
export function createTeller(contextOf: () => TellerContext, touch: () => void): Teller {
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
      await settleAll(contextOf());
    } finally {
      touch();
    }
  };
  return {
    settle: () => (queued ??= inTurn(pass)),
    pause: () => new Promise((held) => void inTurn(() => new Promise<void>((release) => held(release)))),
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
