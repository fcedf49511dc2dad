import styled from '@emotion/styled';
import MuiSlider from '@mui/material/Slider';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { color, REDUCED_MOTION } from '@/theme/tokens';

type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const onServer = (): Direction => 'ltr';

/** Returns the direction for a library that needs it. Our own styles use logical properties. */
const usePageDirection = (): Direction => useSyncExternalStore(subscribe, read, onServer);

export type SliderProps = {
  label: string;
  at: number;
  last: number;
  valueText: string;
  onMove: ((at: number) => void) | undefined;
};

const THUMB = 24;

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  blockSize: 44,
  marginInline: THUMB / 2,
  cursor: 'pointer',
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  '&.Mui-disabled': { opacity: 0.6, cursor: 'default', pointerEvents: 'none' },
});
const Rail = styled('span')({
  position: 'absolute',
  insetBlockStart: 21,
  insetInline: -THUMB / 2,
  borderBlockStart: `2px solid ${color.edge}`,
});
const Track = styled('span')({
  position: 'absolute',
  insetBlockStart: 20,
  borderBlockStart: `4px solid ${color.metal}`,
});
const Thumb = styled('span')({
  position: 'absolute',
  insetBlockStart: 10,
  inlineSize: THUMB,
  blockSize: THUMB,
  marginInlineStart: -THUMB / 2,
  borderRadius: '50%',
  border: `2px solid ${color.metal}`,
  background: color.ground,
  transition: 'background 0.15s',
  '&.Mui-active, &:hover': { background: color.metal },
  '&:has(:focus-visible)': { outline: `2px solid ${color.metal}`, outlineOffset: 3 },
  '&::after': { content: "''", position: 'absolute', inset: -12, borderRadius: '50%' },
  [REDUCED_MOTION]: { transition: 'none' },
});

const SLOTS = { root: Root, rail: Rail, track: Track, thumb: Thumb } as const;
/** The library takes the direction of drags and arrow keys from the theme. */
const THEMES = { ltr: createTheme({ direction: 'ltr' }), rtl: createTheme({ direction: 'rtl' }) } as const;
const PAGE_STEPS = 5;

export const ThumbSlider = ({ label, at, last, valueText, onMove }: SliderProps) => (
  <ThemeProvider theme={THEMES[usePageDirection()]}>
    <MuiSlider
      aria-label={label}
      getAriaValueText={() => valueText}
      min={0}
      max={last}
      step={1}
      shiftStep={PAGE_STEPS}
      value={at}
      disabled={!onMove}
      slots={SLOTS}
      onChange={(_event, moved) => onMove?.(moved)}
    />
  </ThemeProvider>
);
