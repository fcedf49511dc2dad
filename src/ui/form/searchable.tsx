import { useState, type ComponentType, type ReactNode } from 'react';
import { LazyView } from '../lazy-part';

/** What the browser's own list tells: whether somebody is in it. */
export type Entering = { onFocus: () => void; onBlur: () => void };

type Props<P> = {
  /** There is something to search in. */
  isListed: boolean;
  load: () => Promise<ComponentType<P>>;
  props: P;
  native: (entering: Entering) => ReactNode;
};

/**
 * The browser's own list serves until the one that can be searched has arrived, and where it does not arrive; nobody
 * loses the list that is open.
 */
export function Searchable<P extends object>({ isListed, native, ...search }: Props<P>) {
  const [isEntered, setEntered] = useState(false);
  const entering = { onFocus: () => setEntered(true), onBlur: () => setEntered(false) };
  return <LazyView {...search} isWanted={isListed && !isEntered} meanwhile={native(entering)} />;
}
