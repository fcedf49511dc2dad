import styled from '@emotion/styled';
import { memo } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { Rosette } from '@/ui/guilloche/rosette';

const MedalFrame = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.metal,
});
/**
 * The elapsed part of the term is opaque and the rest is faint. The term runs clockwise in right-to-left scripts too.
 */
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

/** The component is memoized, because it draws hundreds of lines next to a figure that changes every second. */
const Drawn = memo(function Drawn({ seed, amount, percent }: Props) {
  return (
    <MedalFrame aria-hidden="true" style={{ ['--passed' as string]: `${percent}%` }}>
      <Engraved seed={seed} kind="medallion" weight={2} />
      <Heart>
        <Amount value={amount} unit="FNX" places={2} />
      </Heart>
    </MedalFrame>
  );
});

export const StakeMedal = (props: Props) => <Drawn {...props} />;
