import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { shareCount } from '@/ui/certificate/share-count';
import { WhenSeen } from '@/ui/guilloche/line-drawing';
import { Rosette } from '@/ui/guilloche/rosette';

const Place = styled('p')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
});
const Engraving = styled(WhenSeen)({
  position: 'absolute',
  inset: 0,
  color: color.metal,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%', strokeWidth: 2.1 },
});
const Figure = styled('bdi')({
  ...FIGURES,
  position: 'relative',
  fontWeight: 470,
  lineHeight: 1.15,
  letterSpacing: '-0.03em',
});
const Unit = styled('span')({
  position: 'relative',
  fontSize: '0.8125rem',
  letterSpacing: '0.06em',
  color: color.soft,
});

const FIGURES_IN_LARGE_TYPE = 9;

export function OwnMedal({ shares, seed }: { shares: string; seed: string }) {
  const text = shareCount(shares);
  return (
    <Place>
      <Engraving>
        <Rosette seed={seed} kind="medallion" />
      </Engraving>
      <Figure
        dir="ltr"
        title={shares}
        style={{ fontSize: text.length > FIGURES_IN_LARGE_TYPE ? '1.125rem' : '1.5rem' }}
      >
        {text}
      </Figure>
      <Unit>{text === '1' ? 'share' : 'shares'}</Unit>
    </Place>
  );
}
