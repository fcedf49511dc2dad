import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { DrawnWhenVisible } from '@/ui/guilloche/line-drawing';
import { Rosette } from '@/ui/guilloche/rosette';

const Engraving = styled(DrawnWhenVisible)({
  position: 'absolute',
  inset: 0,
  color: color.metal,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%', strokeWidth: 2.1 },
});

export const OwnMedal = ({ seed }: { seed: string }) => (
  <Engraving>
    <Rosette seed={seed} kind="medallion" />
  </Engraving>
);
