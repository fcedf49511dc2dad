import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { engraved } from '@/ui/engraved';
import { MEASURE } from './prose';

const Block = styled('header')({
  position: 'relative',
  overflow: 'hidden',
  paddingBlockEnd: 'clamp(32px, 4vw, 56px)',
  '@media print': { paddingBlockEnd: 16 },
});
const Text = styled('div')({ position: 'relative' });
const Kicker = styled('p')({ color: color.metal, fontWeight: 550, marginBlockEnd: 14 });
const Title = styled('h1')({
  ...OWN_DIRECTION,
  fontSize: 'clamp(2.375rem, 1.7rem + 3.2vw, 4.25rem)',
  lineHeight: 1.04,
  // The width is in `em` instead of `ch`, because the width of a zero changes when the font loads.
  maxInlineSize: '10.54em',
  textWrap: 'balance',
});
const Lead = styled('p')({
  ...OWN_DIRECTION,
  color: color.soft,
  fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  lineHeight: 1.5,
  maxInlineSize: `calc(${MEASURE} * 0.9)`,
  marginBlockStart: 22,
  textWrap: 'pretty',
});
const Seal = styled('i')({
  ...engraved('seal'),
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  blockSize: 'calc(100% - 28px)',
  maxBlockSize: 300,
  aspectRatio: '1',
  color: color.metal,
  opacity: 0.75,
  [from.desktop]: { display: 'block' },
  '@media print': { display: 'none' },
});

type Props = {
  kicker: string;
  title: string;
  lead: ReactNode;
  hasSeal?: boolean;
};

export const TitleBlock = ({ kicker, title, lead, hasSeal = true }: Props) => (
  <Block>
    {hasSeal && <Seal aria-hidden="true" />}
    <Text>
      <Kicker>{kicker}</Kicker>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
    </Text>
  </Block>
);
