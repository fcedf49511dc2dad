import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { PageError } from '../state/page-error';
import { EmptyAxis, type Shape } from './plot-loading';

const Words = styled('div')({ display: 'grid', gap: 6, justifyItems: 'center', textAlign: 'center', padding: 12 });
const Title = styled('strong')({ color: color.ink, fontSize: '1rem', fontWeight: 550 });
const Known = styled('p')({ color: color.ink, marginBlockEnd: 14 });

export type EmptyWords = {
  title: string;
  until: string;
};

export const PlotEmpty = ({ words: { title, until }, ...shape }: Shape & { words: EmptyWords }) => (
  <EmptyAxis {...shape}>
    <Words>
      <Title>{title}</Title>
      <p>{until}</p>
    </Words>
  </EmptyAxis>
);

type FailedProps = Shape & { error: unknown; isRetrying: boolean; onRetry: () => void; last?: ReactNode };

export const PlotFailed = ({ error, isRetrying, onRetry, last, ...shape }: FailedProps) => (
  <EmptyAxis {...shape}>
    <div>
      {last && <Known>Last known: {last}</Known>}
      <PageError error={error} onRetry={onRetry} isRetrying={isRetrying} />
    </div>
  </EmptyAxis>
);
