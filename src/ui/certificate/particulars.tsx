import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { LIGHT } from '@/theme/palette';
import { FIGURES } from '@/theme/typography';

export const ON_PAPER = '216mm';

/** Prints in full the values that the sheet shortens, because print has no tooltips. */
const List = styled('dl')({
  ...FIGURES,
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: 20,
    rowGap: 2,
    breakInside: 'avoid',
    inlineSize: '100%',
    maxInlineSize: ON_PAPER,
    fontSize: '8.5pt',
    color: LIGHT.ink,
    '& > dt': { color: LIGHT.soft },
    '& > dd': { overflowWrap: 'anywhere' },
  },
});

export const PRINTS_ALONE = 'data-prints-alone';

const PAPER = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    ':root': { colorScheme: 'light !important', fontSize: '13px !important' },
    'html, body': { background: 'white !important' },
    'main#main': { padding: 0 },
    // Hides everything except the marked element and its ancestors, on any page. The ancestors take up no space.
    [`main :not([${PRINTS_ALONE}], [${PRINTS_ALONE}] *, :has([${PRINTS_ALONE}]))`]: { display: 'none !important' },
    [`main :has([${PRINTS_ALONE}])`]: { display: 'block', margin: 0, padding: 0, border: 0, background: 'none' },
  },
} as const;

type Props = { shares: string; holder: string; hash?: string };

export const Particulars = ({ shares, holder, hash }: Props) => (
  <>
    <Global styles={PAPER} />
    <List>
      <dt>Shares</dt>
      <dd>
        <bdi dir="ltr">{shares} FNX</bdi>
      </dd>
      <dt>Holder’s wallet</dt>
      <dd>
        <bdi dir="ltr">{holder}</bdi>
      </dd>
      {hash && (
        <>
          <dt>Transaction on BNB Smart Chain</dt>
          <dd>
            <bdi dir="ltr">{hash}</bdi>
          </dd>
        </>
      )}
    </List>
  </>
);
