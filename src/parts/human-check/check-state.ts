import { createStore, type Store } from '@/utils/store';
import { AppError } from '@/errors/app-error';

export type Ask = () => Promise<string | null>;

/**
 * The state goes from loading to ready or failed. A new attempt starts at loading. `isShown` is true once a form has
 * shown the failure, so that the failure appears only once.
 */
export type CheckState = { attempt: number; isShown: boolean } & (
  { step: 'loading' } | { step: 'ready'; ask: Ask } | { step: 'failed' }
);

const MAX_WAIT_MS = 20_000;

export function createHumanCheck() {
  const store = createStore<CheckState>({ step: 'loading', attempt: 0, isShown: false });
  const tryAgain = () => {
    const { step, attempt } = store.get();
    if (step === 'failed') store.set({ step: 'loading', attempt: attempt + 1, isShown: false });
  };
  const ask = async (): Promise<string> => {
    tryAgain();
    const answer = await Promise.race([answerOf(store), afterMaxWait()]);
    if (answer) return answer;
    const state = store.get();
    // A script that does not respond counts as failed. The next attempt loads it again.
    store.set(state.step === 'ready' ? state : { step: 'failed', attempt: state.attempt, isShown: true });
    throw new AppError({ kind: 'human-check' });
  };
  return {
    store,
    ask,
    tryAgain,
    onReady: (attempt: number, asking: Ask) => {
      const state = store.get();
      if (state.attempt === attempt) store.set({ step: 'ready', ask: asking, attempt, isShown: false });
    },
    onFailed: (attempt: number) => {
      const state = store.get();
      if (state.attempt === attempt && state.step === 'loading') store.set({ ...state, step: 'failed' });
    },
  };
}

async function answerOf(store: Store<CheckState>): Promise<string | null> {
  const state = await settled(store);
  return state.step === 'ready' ? state.ask().catch(() => null) : null;
}

const settled = (store: Store<CheckState>) =>
  new Promise<CheckState>((resolve) => {
    const look = () => {
      const state = store.get();
      if (state.step === 'loading') return;
      stop();
      resolve(state);
    };
    const stop = store.subscribe(look);
    look();
  });

const afterMaxWait = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));
