import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Braid } from '@/ui/braid';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ringOf } from '@/ui/guilloche/rosette-rings';

export const PICTURE = { width: 480, height: 220, middle: 110 } as const;

const Drawing = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  color: color.metal,
  printColorAdjust: 'exact',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

export const Picture = ({ height = PICTURE.height, children }: { height?: number; children: ReactNode }) => (
  <Drawing viewBox={`0 0 ${PICTURE.width} ${height}`} aria-hidden="true">
    {children}
  </Drawing>
);

type At = { x: number; y: number; r: number };

const REACH = 100;
const OUTER = ringOf({ radius: 80, amplitude: 0.2, petals: 16, turns: 8 });
const INNER = ringOf({ radius: 40, amplitude: 0.32, petals: 10, turns: 6 });

export const Engraved = ({ x, y, r }: At) => (
  <g transform={`translate(${x} ${y}) scale(${r / REACH})`}>
    <RosetteRing ring={OUTER} weight={54 / r} />
    <RosetteRing ring={INNER} weight={46 / r} />
  </g>
);

/**
 * A dashed outline marks a state that is only possible or has ended. An engraved circle marks a state that was reached.
 */
export const Outlined = ({ x, y, r, isInDoubt = false }: At & { isInDoubt?: boolean }) => (
  <circle
    cx={x}
    cy={y}
    r={r - 2}
    fill="none"
    stroke={isInDoubt ? color.caution : color.edge}
    strokeWidth={isInDoubt ? 2 : 1.5}
    strokeDasharray="5 4"
  />
);

type BraidProps = { from: number; to: number; y: number };

export const BraidBetween = ({ from, to, y }: BraidProps) => (
  <svg x={from} y={y - 5} width={to - from} height="10">
    <Braid id={useId()} />
  </svg>
);

export const DashedBetween = ({ from, to, y }: BraidProps) => (
  <path d={`M${from} ${y}H${to}`} stroke={color.edge} strokeWidth="1.5" strokeDasharray="5 4" />
);

export const Arrow = ({ x, y, isBack = false }: { x: number; y: number; isBack?: boolean }) => (
  <path
    d={isBack ? `M${x + 8} ${y - 6}L${x} ${y}l8 6` : `M${x - 8} ${y - 6}L${x} ${y}l-8 6`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  />
);
