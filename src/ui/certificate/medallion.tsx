import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FIGURES } from '@/theme/typography';
import { DrawnWhenVisible } from '../guilloche/line-drawing';
import { sheet, WIDE_SHEET } from './paper';
import { shareCount } from './share-count';

const Heart = styled('p')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  inlineSize: 'var(--medallion)',
  blockSize: 'var(--medallion)',
  '--medallion': '64cqi',
  [WIDE_SHEET]: { '--medallion': '36cqi' },
});

const MedallionFrame = styled(DrawnWhenVisible)({
  position: 'absolute',
  inset: 0,
  color: sheet.engraving,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%', strokeWidth: 2.1 },
  [WIDE_SHEET]: { '& > svg': { strokeWidth: 1.25 } },
});

const HEART = 0.46;
const MAX_SIZE = 0.15;
const FIGURE_WIDTH = 0.6;

const Figure = styled('bdi')({
  ...FIGURES,
  position: 'relative',
  fontWeight: 480,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  color: sheet.ink,
});

const Unit = styled('span')({
  position: 'relative',
  marginBlockStart: 'calc(2px + 0.5cqi)',
  fontSize: 'calc(0.5rem + 0.62cqi)',
  lineHeight: 1.2,
  letterSpacing: '0.08em',
  color: sheet.soft,
});

const figureSize = (text: string) =>
  `calc(var(--medallion) * ${Math.min(MAX_SIZE, HEART / (text.length * FIGURE_WIDTH)).toFixed(3)})`;

type Props = { shares: string; engraving: ReactNode };

export function Medallion({ shares, engraving }: Props) {
  const text = shareCount(shares);
  return (
    <Heart>
      <MedallionFrame>{engraving}</MedallionFrame>
      <Figure dir="ltr" title={shares} style={{ fontSize: figureSize(text) }}>
        {text}
      </Figure>
      <Unit>{text === '1' ? 'share' : 'shares'}</Unit>
    </Heart>
  );
}
