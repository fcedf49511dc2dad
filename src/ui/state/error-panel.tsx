import styled from '@emotion/styled';
import { textFor } from '@/errors/text/calls';
import { color } from '@/theme/tokens';
import { AppError } from '@/errors/app-error';
import { RetryButton } from './retry-button';
import { useKeepFocus } from './use-keep-focus';

const Box = styled('div')({
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
  display: 'grid',
  gap: 8,
  color: color.ink,
  fontSize: '1rem',
});
const Todo = styled('p')({ color: color.soft });

export type ErrorPanelProps = { error: unknown; onRetry: () => void; isRetrying?: boolean };

export function ErrorPanel({ error, onRetry, isRetrying = false }: ErrorPanelProps) {
  const { title, happened, todo } = textFor(error);
  return (
    <Box role="alert" ref={useKeepFocus()}>
      <strong>{title}</strong>
      <p>{happened}</p>
      <Todo>{todo}</Todo>
      <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
    </Box>
  );
}

const NO_CODE = new AppError({ kind: 'offline' });

export const missingCode = (retry: () => void, isRetrying: boolean) => (
  <ErrorPanel error={NO_CODE} onRetry={retry} isRetrying={isRetrying} />
);
