import type { State } from './domain/state';

export type Store = {
  readonly state: State;
  replace: (state: State) => void;
  touch: () => void;
};

export function createStore(initial: State, onTouch: () => void = () => undefined): Store {
  let state = initial;
  return {
    get state() {
      return state;
    },
    replace: (next) => {
      state = next;
      onTouch();
    },
    touch: onTouch,
  };
}
