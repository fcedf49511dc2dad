import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { LazyView } from '../lazy-part';
import type { SliderProps } from './thumb-slider';

const Native = styled('input')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 44,
  margin: 0,
  accentColor: color.metal,
  touchAction: 'pan-y',
});
const Ends = styled('p')({
  ...FIGURES,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '0.875rem',
  color: color.faint,
});

const load = async () => (await import('./thumb-slider')).ThumbSlider;

type Props = SliderProps & { ends: readonly [start: ReactNode, end: ReactNode] };

/** Shows the native slider until the custom one has loaded, and if loading fails. Never replaces a slider in use. */
export function Slider({ ends: [start, end], ...props }: Props) {
  const [isInUse, setInUse] = useState(false);
  return (
    <div>
      <LazyView
        isWanted={!isInUse}
        load={load}
        props={props}
        meanwhile={<NativeSlider {...props} onUse={setInUse} />}
      />
      <Ends aria-hidden="true">
        <bdi>{start}</bdi>
        <bdi>{end}</bdi>
      </Ends>
    </div>
  );
}

const NativeSlider = ({
  label,
  at,
  last,
  valueText,
  onMove,
  onUse,
}: SliderProps & { onUse: (isInUse: boolean) => void }) => (
  <Native
    type="range"
    aria-label={label}
    aria-valuetext={valueText}
    min={0}
    max={last}
    value={at}
    disabled={!onMove}
    onChange={({ target }) => onMove?.(target.valueAsNumber)}
    onPointerDown={() => onUse(true)}
    // Some browsers do not focus a slider when it is clicked.
    onPointerUp={({ currentTarget }) => onUse(currentTarget === document.activeElement)}
    onPointerCancel={({ currentTarget }) => onUse(currentTarget === document.activeElement)}
    onFocus={() => onUse(true)}
    onBlur={() => onUse(false)}
  />
);
