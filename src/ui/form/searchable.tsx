import { useState, type ComponentType, type ReactNode } from 'react';
import { LazyView } from '../lazy-part';

export type FocusHandlers = { onFocus: () => void; onBlur: () => void };

type Props<P> = {
  isListed: boolean;
  load: () => Promise<ComponentType<P>>;
  props: P;
  native: (entering: FocusHandlers) => ReactNode;
};

/** Shows the native list until the searchable one has loaded, and if loading fails. Never replaces a focused list. */
export function Searchable<P extends object>({ isListed, native, ...search }: Props<P>) {
  const [isEntered, setEntered] = useState(false);
  const entering = { onFocus: () => setEntered(true), onBlur: () => setEntered(false) };
  return <LazyView {...search} isWanted={isListed && !isEntered} meanwhile={native(entering)} />;
}
