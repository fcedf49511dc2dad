import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { RetryButton } from './retry-button';
import { useKeepFocus } from './use-keep-focus';

const Box = styled('div')({ display: 'grid', gap: 8, color: color.soft, fontSize: '1rem' });

type Props = { children: ReactNode; onRetry: () => void; isRetrying: boolean };

export const SmallError = ({ children, onRetry, isRetrying }: Props) => (
  <Box role="alert" ref={useKeepFocus()}>
    <p>{children}</p>
    <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
  </Box>
);
