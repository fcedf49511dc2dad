import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { RetryButton } from './retry-button';
import { useFocusKept } from './use-focus-kept';

const Box = styled('div')({ display: 'grid', gap: 8, color: color.soft, fontSize: '1rem' });

type Props = { children: ReactNode; onRetry: () => void; isRetrying: boolean };

export const SmallError = ({ children, onRetry, isRetrying }: Props) => (
  <Box role="alert" ref={useFocusKept()}>
    <p>{children}</p>
    <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
  </Box>
);
