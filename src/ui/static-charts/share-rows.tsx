import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { ENGRAVED, Figure, HATCH } from './styles';

const List = styled('ul')({ display: 'grid', gap: 20 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 20px' });
const Note = styled('span')({ display: 'block', color: color.soft, fontSize: '0.9375rem' });
const Text = styled('strong')({ fontWeight: 600, whiteSpace: 'nowrap', marginInlineStart: 'auto' });
const Track = styled('div')({
  ...ENGRAVED,
  display: 'flex',
  blockSize: 22,
  marginBlockStart: 7,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > i': { borderInlineEnd: '2px solid currentColor' },
  '& > [data-is="lost"]': { border: 0, color: color.caution },
});

export type ShareRow = {
  label: string;
  note?: ReactNode;
  text: string;
  widths: readonly number[];
  lost?: number;
};

export const ShareRows = ({ rows }: { rows: readonly ShareRow[] }) => (
  <Figure>
    <List>
      {rows.map(({ label, note, text, widths, lost }) => (
        <li key={label}>
          <Head>
            <span>
              <bdi>{label}</bdi> {note && <Note>{note}</Note>}
            </span>
            <Text>
              <bdi dir="ltr">{text}</bdi>
            </Text>
          </Head>
          <Track aria-hidden="true">
            {widths.map((width, index) => (
              <i
                key={`${label} ${width}`}
                style={{ inlineSize: `${width}%`, ...(index > 0 ? HATCH.newRow : HATCH.row) }}
              />
            ))}
            {lost !== undefined && lost > 0 && <i data-is="lost" style={{ inlineSize: `${lost}%`, ...HATCH.lost }} />}
          </Track>
        </li>
      ))}
    </List>
  </Figure>
);
