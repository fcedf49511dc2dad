import styled from '@emotion/styled';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { color } from '@/theme/tokens';
import type { Size } from './drawing';
import { heldIndex, nearestIndex, stepByKey } from './nearest';
import { stopText, type Stop } from './stops';
import { Drawing } from './chart-style';

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  cursor: 'crosshair',
  // A horizontal drag moves the crosshair, and a vertical one scrolls the page.
  touchAction: 'pan-y',
});
const Tag = styled('p')({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'grid',
  gap: 1,
  inlineSize: 'max-content',
  maxInlineSize: 'calc(50% - 12px + var(--gutter, 0px))',
  padding: '9px 13px',
  border: `1px solid ${color.edge}`,
  background: color.ground,
  color: color.soft,
  lineHeight: 1.45,
  pointerEvents: 'none',
  transform: 'translateX(12px)',
  '&[data-side="before"]': { transform: 'translateX(calc(-100% - 12px))' },
  '& > strong': { color: color.ink, fontWeight: 550 },
});
const Marker = styled(Drawing)({
  zIndex: 1,
  pointerEvents: 'none',
  color: color.ink,
  '& circle': { fill: color.ground, stroke: 'currentColor', strokeWidth: 2 },
  '&[data-is="newest"] circle': { fill: color.metal, stroke: 'none' },
});

export type PlacedStop = Stop & { x: number; y: number };

type Props = {
  name: string;
  describedBy: string;
  stops: readonly PlacedStop[];
  size: Size;
  isMarked?: boolean;
  end?: number | undefined;
  /** True if each value holds until the next stop. A position between two stops then selects the earlier one. */
  isHeld?: boolean;
};

function useSelectedStop(stops: readonly PlacedStop[], isHeld: boolean) {
  const [left, setLeft] = useState<string | null>(null);
  const found = stops.findIndex(({ key }) => key === left);
  const at = found === -1 ? stops.length - 1 : found;
  const moveTo = (index: number) => setLeft(stops[index]?.key ?? null);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().x;
    moveTo((isHeld ? heldIndex : nearestIndex)(xPositionsOf(stops), x));
  };
  const step = (event: KeyboardEvent) => {
    const next = stepByKey(event.key, at, stops.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(next);
  };
  return { at, isMoved: found !== -1, follow, step };
}

/**
 * Follows pointer, touch and arrow keys. The role is slider, because assistive technology passes arrow keys to a slider
 * and announces its text at each step. A live region would announce everything twice.
 */
export function Crosshair({ name, describedBy, stops, size, isMarked = true, end, isHeld = false }: Props) {
  const { at, isMoved, follow, step } = useSelectedStop(stops, isHeld);
  const stop = stops[at];
  if (!stop) return null;
  return (
    <>
      {isMoved ? <Sight stop={stop} size={size} /> : isMarked && <Newest x={end ?? stop.x} y={stop.y} />}
      <Layer
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={stops.length - 1}
        aria-valuenow={at}
        aria-valuetext={stopText(stop)}
        onKeyDown={step}
        onPointerDown={follow}
        onPointerMove={follow}
      />
    </>
  );
}

const xPositionsOf = (stops: readonly PlacedStop[]) => stops.map(({ x }) => x);

const Newest = ({ x, y }: { x: number; y: number }) => (
  <Marker data-is="newest" aria-hidden="true">
    <circle cx={x} cy={y} r="4.5" />
  </Marker>
);

function Sight({ stop: { x, y, title, rows }, size }: { stop: PlacedStop; size: Size }) {
  return (
    <>
      <Marker aria-hidden="true">
        <line x1={x} x2={x} y1="0" y2={size.height} stroke="currentColor" strokeOpacity="0.75" />
        <circle cx={x} cy={y} r="4.5" />
      </Marker>
      <Tag
        aria-hidden="true"
        data-side={x > size.width / 2 ? 'before' : 'after'}
        style={{ insetInlineStart: Math.round(x) }}
      >
        <strong>{title}</strong>
        {rows.map(({ name, text }) => (
          <span key={name}>
            {name} <bdi dir="ltr">{text}</bdi>
          </span>
        ))}
      </Tag>
    </>
  );
}
