import { tabStore } from '@/utils/storage';
import { createStore, type Store } from '@/utils/store';

/** A flow stored in this tab, so that it survives a reload. Never contains a password. */
export type KeptFlow<State, Event> = {
  store: Store<State>;
  restore: () => void;
  send: (event: Event) => State;
};

type Recipe<State, Event> = {
  key: string;
  first: State;
  reduce: (state: State, event: Event) => State;
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
