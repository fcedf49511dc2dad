import styled from '@emotion/styled';
import { wordsFor } from '@/errors/words/calls';
import { color } from '@/theme/tokens';
import { ErrorPanel, type ErrorPanelProps } from './error-panel';
import { useSameFailures } from './use-same-failures';

const Repeated = styled('p')({ color: color.soft });

export function PageError({ error, onRetry, isRetrying }: ErrorPanelProps) {
  const { ref, isRepeated, retryAll } = useSameFailures(wordsFor(error).title, onRetry);
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
