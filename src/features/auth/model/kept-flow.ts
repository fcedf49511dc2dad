import * as z from 'zod/mini';
import { keptValue } from '@/utils/kept-value';
import { createStore, type Store } from '@/utils/store';

export type KeptFlow<State, Event> = {
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

export function keepFlow<State, Event>({ key, first, reduce, schema }: Recipe<State, Event>): KeptFlow<State, Event> {
  const store = createStore(first);
  const kept = keptValue({ key, first, parse: (value) => z.parse(schema(), value) });
  return {
    store,
    restore: () => store.set(kept.read()),
    send: (event) => {
      const next = reduce(store.get(), event);
      kept.keep(next);
      store.set(next);
      return next;
    },
  };
}
