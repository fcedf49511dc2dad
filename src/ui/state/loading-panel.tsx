import styled from '@emotion/styled';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { Skeleton } from './skeleton';

const Lines = styled('div')({ display: 'grid', gap: 14 });
const Text = styled('span')(VISUALLY_HIDDEN);

const WIDTHS = ['62%', '88%', '74%', '93%', '55%'];

export const LoadingPanel = ({ label, lines = 3 }: { label: string; lines?: number }) => (
  <Lines aria-busy="true" role="status">
    <Text>{label}</Text>
    {Array.from({ length: lines }, (_unused, line) => (
      <Skeleton key={line} style={{ inlineSize: WIDTHS[line % WIDTHS.length] }} />
    ))}
  </Lines>
);
