import styled from '@emotion/styled';
import { wordsFor } from '@/errors/words/calls';
import { color } from '@/theme/tokens';
import { Button } from '../button';

const Box = styled('div')({
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
  display: 'grid',
  gap: 8,
});
const Todo = styled('p')({ color: color.soft });

type Props = { error: unknown; onRetry: () => void; isRetrying?: boolean };

/** A failed load: what happened, what to do, and the way to try again. */
export function ErrorPanel({ error, onRetry, isRetrying = false }: Props) {
  const { title, happened, todo } = wordsFor(error);
  return (
    <Box role="alert">
      <strong>{title}</strong>
      <p>{happened}</p>
      <Todo>{todo}</Todo>
      <div>
        <Button type="button" onClick={onRetry} aria-busy={isRetrying || undefined}>
          Try again
        </Button>
      </div>
    </Box>
  );
}
