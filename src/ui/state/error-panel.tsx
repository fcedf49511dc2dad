import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { wordsFor } from '@/errors/words/calls';
import { color } from '@/theme/tokens';
import { RetryButton } from './retry-button';
import { useFocusKept } from './use-focus-kept';
import { useSameFailures } from './use-same-failures';

const Box = styled('div')({
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
  display: 'grid',
  gap: 8,
  color: color.ink,
  fontSize: '1rem',
});
const Todo = styled('p')({ color: color.soft });

type Props = { error: unknown; onRetry: () => void; isRetrying?: boolean };

export function ErrorPanel({ error, onRetry, isRetrying = false }: Props) {
  const { title, happened, todo } = wordsFor(error);
  const { ref, isRepeated, retryAll } = useSameFailures<HTMLDivElement>(title, onRetry);
  return (
    <div ref={ref}>
      {isRepeated ? (
        <Todo>Not available at the moment.</Todo>
      ) : (
        <Shown>
          <strong>{title}</strong>
          <p>{happened}</p>
          <Todo>{todo}</Todo>
          <RetryButton onRetry={retryAll} isRetrying={isRetrying} />
        </Shown>
      )}
    </div>
  );
}

const Shown = ({ children }: { children: ReactNode }) => (
  <Box role="alert" ref={useFocusKept()}>
    {children}
  </Box>
);
