import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Area, bodyHeight, plotHeight, type ChartSize, type MarksOf } from './chart-style';

const LoadingArea = styled(Area)({ display: 'grid', alignItems: 'center', color: color.soft });
const Hairline = styled('svg')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: color.edge,
  '& path': { vectorEffect: 'non-scaling-stroke' },
});
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

type PlaceProps = { size: ChartSize; marks: MarksOf; children: ReactNode };

export const EmptyAxis = ({ size, marks, children }: PlaceProps) => (
  <div style={{ minBlockSize: bodyHeight(size, marks) }}>
    <LoadingArea style={{ minBlockSize: plotHeight(size) }}>{children}</LoadingArea>
  </div>
);

export type PlotShape = { size: ChartSize; marks: MarksOf };

export const PlotLoading = (shape: PlotShape) => (
  <EmptyAxis {...shape}>
    <div role="status" aria-busy="true">
      <ScreenReaderText>Loading the chart</ScreenReaderText>
    </div>
    <DottedLine />
  </EmptyAxis>
);

export const DottedLine = () => (
  <Hairline viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M0 78C12 70 20 84 32 74S52 62 64 58 84 40 100 36"
      fill="none"
      stroke="currentColor"
      strokeDasharray="1 5"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </Hairline>
);
