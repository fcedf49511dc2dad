import * as z from 'zod/mini';
import { tabValue } from '@/utils/tab-value';
import { createStore, type Store } from '@/utils/store';

export type StoredFlow<State, Event> = {
  store: Store<State>;
  restore: () => void;
  send: (event: Event) => State;
};

type Recipe<State, Event> = {
  key: string;
  first: State;
  reduce: (state: State, event: Event) => State;
  schema: () => z.ZodMiniType<State>;
};

export function createStoredFlow<State, Event>({
  key,
  first,
  reduce,
  schema,
}: Recipe<State, Event>): StoredFlow<State, Event> {
  const store = createStore(first);
  const stored = tabValue({ key, first, parse: (value) => z.parse(schema(), value) });
  return {
    store,
    restore: () => store.set(stored.read()),
    send: (event) => {
      const next = reduce(store.get(), event);
      stored.keep(next);
      store.set(next);
      return next;
    },
  };
}
