import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { ENGRAVED, Figure, hatchOf } from './styles';

const Whole = styled('div')({
  ...ENGRAVED,
  display: 'grid',
  blockSize: 84,
  borderBlock: `1px solid ${color.soft}`,
  marginBlockEnd: 14,
});
const Part = styled('i')({
  minInlineSize: 3,
  '& + &': { borderInlineStart: `3px solid ${color.ground}`, boxShadow: '-1px 0 0 currentColor' },
  '[dir="rtl"] & + &': { boxShadow: '1px 0 0 currentColor' },
});
const List = styled('ul')({ borderBlockEnd: `1px solid ${color.rule}` });
const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: '22px 3.7em minmax(0, 1fr)',
  gap: '0 14px',
  alignItems: 'baseline',
  paddingBlock: 13,
  '& + &': { borderBlockStart: `1px solid ${color.rule}` },
});
const Swatch = styled('i')({ ...ENGRAVED, blockSize: 14, border: '1px solid currentColor' });
const Share = styled('strong')({ fontWeight: 600, whiteSpace: 'nowrap' });
const Note = styled('span')({ display: 'block', color: color.soft, fontSize: '0.9375rem' });

export type WholePart = {
  label: string;
  share: string;
  text?: string;
  note?: ReactNode;
};

export const PartsBar = ({ parts }: { parts: readonly WholePart[] }) => (
  <Figure>
    <Whole aria-hidden="true" style={{ gridTemplateColumns: parts.map(({ share }) => `${share}fr`).join(' ') }}>
      {parts.map(({ label }, index) => (
        <Part key={label} style={hatchOf(index)} />
      ))}
    </Whole>
    <List>
      {parts.map(({ label, share, text = `${share}%`, note }, index) => (
        <Entry key={label}>
          <Swatch aria-hidden="true" style={hatchOf(index)} />
          <Share>
            <bdi dir="ltr">{text}</bdi>
          </Share>
          <span>
            <bdi>{label}</bdi>
            {note && <Note>{note}</Note>}
          </span>
        </Entry>
      ))}
    </List>
  </Figure>
);
