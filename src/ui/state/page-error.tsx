import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { textFor } from '@/errors/text/calls';
import { color } from '@/theme/tokens';
import { useStore } from '@/utils/hooks/use-store';
import { createStore } from '@/utils/store';
import { ErrorPanel, type ErrorPanelProps } from './error-panel';

type Failure = { title: string; element: Element; retry: () => void };

const failures = createStore<readonly Failure[]>([]);

const dialogOf = (element: Element) => element.closest('dialog, [role="dialog"]');
const foldOf = (element: Element) => element.closest('details');

/** If several parts of a page, dialog or collapsible fail for the same reason, only the first part shows the error. */
function useSameFailures(title: string, retry: () => void) {
  const [element, ref] = useState<Element | null>(null);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const all = useStore(failures);
  useLayoutEffect(() => {
    if (!element) return;
    const own = { title, element, retry: () => latest.current() };
    failures.set([...failures.get(), own]);
    return () => failures.set(failures.get().filter((one) => one !== own));
  }, [title, element]);
  const same = element ? all.filter((one) => one.title === title && dialogOf(one.element) === dialogOf(element)) : [];
  const first = element && same.find((one) => foldOf(one.element) === foldOf(element));
  return {
    ref,
    isRepeated: !!first && first.element !== element,
    retryAll: () => same.forEach((one) => one.retry()),
  };
}

const Repeated = styled('p')({ color: color.soft });

export function PageError({ error, onRetry, isRetrying }: ErrorPanelProps) {
  const { ref, isRepeated, retryAll } = useSameFailures(textFor(error).title, onRetry);
  return (
    <div ref={ref}>
      {isRepeated ? (
        <Repeated>Not available at the moment.</Repeated>
      ) : (
        <ErrorPanel error={error} onRetry={retryAll} isRetrying={isRetrying} />
      )}
    </div>
  );
}
