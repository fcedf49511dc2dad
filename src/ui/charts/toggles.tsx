import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const Group = styled('div')({ display: 'inline-flex', gap: 2, marginInline: -12 });
const Toggle = styled('button')({
  font: 'inherit',
  fontWeight: 550,
  fontSize: '0.9375rem',
  lineHeight: 1,
  position: 'relative',
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 12,
  border: 0,
  background: 'none',
  color: color.soft,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': { color: color.ink },
  '&[aria-pressed="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    insetBlockEnd: 4,
    blockSize: 2,
    background: color.metal,
  },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
});

export const VIEWS = [
  ['chart', 'Chart'],
  ['table', 'Table'],
] as const;
export type View = (typeof VIEWS)[number][0];

type Props<Key extends string> = {
  label: string;
  options: readonly (readonly [key: Key, text: string])[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

export const Toggles = <Key extends string>({ label, options, chosen, onChoose }: Props<Key>) => (
  <Group role="group" aria-label={label}>
    {options.map(([key, text]) => (
      <Toggle key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
        {text}
      </Toggle>
    ))}
  </Group>
);
