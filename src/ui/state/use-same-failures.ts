import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '@/utils/store';

type Failure = { title: string; element: Element; retry: () => void };

const failures = createStore<readonly Failure[]>([]);

const dialogOf = (element: Element) => element.closest('dialog, [role="dialog"]');
const isSame = (one: Failure, element: Element, title: string) =>
  one.title === title && dialogOf(one.element) === dialogOf(element);

/**
 * If several parts of a page or a dialog fail for the same reason, only the one that failed first shows the error.
 * Its button retries all of them.
 */
export function useSameFailures<E extends Element>(title: string, retry: () => void) {
  const ref = useRef<E>(null);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const own: Failure = { title, element, retry: () => latest.current() };
    failures.set([...failures.get(), own]);
    return () => failures.set(failures.get().filter((one) => one !== own));
  }, [title]);
  const isRepeated = useCallback(() => {
    const element = ref.current;
    const first = element && failures.get().find((one) => isSame(one, element, title));
    return first ? first.element !== element : false;
  }, [title]);
  return {
    ref,
    isRepeated: useSyncExternalStore(failures.subscribe, isRepeated, () => false),
    retryAll: () => {
      const element = ref.current;
      if (element) failures.get().forEach((one) => isSame(one, element, title) && one.retry());
    },
  };
}
