import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Failed } from '../lazy-part';
import { SmallError } from '../state/small-error';
import { Caption, Controls, Figure, LegendSlot, type ChartSize, type MarksOf } from './chart-style';
import { EmptyAxis, PlotLoading } from './plot-loading';
import { Toggles, VIEWS } from './toggles';

const Held = styled(Controls)({ visibility: 'hidden' });

type Shape = {
  name: string;
  size?: ChartSize;
  marks?: MarksOf;
  hasKey?: boolean;
  ranges?: ReactNode;
  caption?: ReactNode;
};

const ignore = () => undefined;

export function ChartSkeleton({
  name,
  size = 'lead',
  marks = 'time',
  ranges = <span />,
  caption,
  hasKey,
  missing,
}: Shape & { missing?: ReactNode }) {
  return (
    <Figure aria-label={name}>
      <Held>
        {ranges}
        <Toggles label="Shown as" options={VIEWS} chosen="chart" onChoose={ignore} />
      </Held>
      {missing ? (
        <EmptyAxis size={size} marks={marks}>
          {missing}
        </EmptyAxis>
      ) : (
        <PlotLoading size={size} marks={marks} />
      )}
      {hasKey && <LegendSlot data-is="held" />}
      {caption && <Caption data-size={size}>{caption}</Caption>}
    </Figure>
  );
}

const skeletonWith = (shape: Shape, missing: ReactNode) => <ChartSkeleton {...shape} missing={missing} />;

export const missingChart =
  (shape: Shape): Failed =>
  (onRetry, isRetrying) =>
    skeletonWith(
      shape,
      <SmallError onRetry={onRetry} isRetrying={isRetrying}>
        The chart could not be loaded. Check your connection and try again.
      </SmallError>,
    );
