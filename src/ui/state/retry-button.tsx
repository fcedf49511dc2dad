import styled from '@emotion/styled';
import { useState } from 'react';
import { color } from '@/theme/tokens';
import { Button } from '../button/button';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });
const Status = styled('span')({ color: color.soft });

type RetryState = 'initial' | 'clicked' | 'trying' | 'again';

const next = (retryState: RetryState, isRetrying: boolean): RetryState => {
  if (retryState === 'clicked' && isRetrying) return 'trying';
  return retryState === 'trying' && !isRetrying ? 'again' : retryState;
};

const TEXTS: Readonly<Record<RetryState, string>> = {
  initial: '',
  clicked: '',
  trying: 'Trying again…',
  again: 'That failed again.',
};

/** The panel around this button is an alert, so screen readers announce the outcome of a retry. */
export function RetryButton({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const [before, setRetryState] = useState<RetryState>('initial');
  const retryState = next(before, isRetrying);
  if (retryState !== before) setRetryState(retryState);
  const onClick = () => {
    setRetryState('clicked');
    onRetry();
  };
  return (
    <Row>
      <Button type="button" onClick={onClick} aria-busy={isRetrying || undefined}>
        Try again
      </Button>
      {TEXTS[retryState] && <Status>{TEXTS[retryState]}</Status>}
    </Row>
  );
}
