import { tabStore } from '@/utils/storage';
import { createStore, type Store } from '@/utils/store';

/** A flow that survives a reload of this tab. No password is ever in one. */
export type KeptFlow<State, Event> = {
  store: Store<State>;
  restore: () => void;
  send: (event: Event) => State;
};

type Recipe<State, Event> = {
  key: string;
  first: State;
  reduce: (state: State, event: Event) => State;
  /** Throws at anything that is not a state of this flow. */
  parse: (value: unknown) => State;
};

export function keepFlow<State, Event>({ key, first, reduce, parse }: Recipe<State, Event>): KeptFlow<State, Event> {
  const store = createStore(first);
  const read = (): State => {
    try {
      return parse(JSON.parse(tabStore.read(key) ?? ''));
    } catch {
      return first;
    }
  };
  return {
    store,
    restore: () => store.set(read()),
    send: (event) => {
      const next = reduce(store.get(), event);
      if (next === first) tabStore.remove(key);
      else tabStore.write(key, JSON.stringify(next));
      store.set(next);
      return next;
    },
  };
}
