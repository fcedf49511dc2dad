import styled from '@emotion/styled';
import { memo } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { Rosette } from '@/ui/guilloche/rosette';

const Place = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.metal,
});
/** What has passed of the term is engraved, what is still to come only outlined. It turns as a clock does in every script. */
const Engraved = styled(Rosette)({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maskImage: 'conic-gradient(#000 var(--passed), rgb(0 0 0 / 0.35) var(--passed))',
});
const Heart = styled('p')({
  ...FIGURES,
  position: 'relative',
  maxInlineSize: '40%',
  textAlign: 'center',
  lineHeight: 1.25,
  color: color.ink,
  overflowWrap: 'anywhere',
});

type Props = { seed: string; amount: string; percent: number };

/** Hundreds of lines, beside a figure that counts on every second. */
const Drawn = memo(function Drawn({ seed, amount, percent }: Props) {
  return (
    <Place aria-hidden="true" style={{ ['--passed' as string]: `${percent}%` }}>
      <Engraved seed={seed} kind="medallion" weight={2} />
      <Heart>
        <Amount value={amount} unit="FNX" places={2} />
      </Heart>
    </Place>
  );
});

/** Decoration: the figures in it and the share of the term stand in words beside it. */
export const StakeMedal = (props: Props) => <Drawn {...props} />;
