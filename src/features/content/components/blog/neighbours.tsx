import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import type { Neighbours } from '../../model/articles';

const Nav = styled('nav')({
  display: 'grid',
  gap: '0 64px',
  borderBlockStart: `1px solid ${color.rule}`,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'none' },
});
const Way = styled(AppLink)({
  display: 'block',
  paddingBlock: 24,
  textDecoration: 'none',
  '& > span': { display: 'block', color: color.soft, fontSize: '0.9375rem', marginBlockEnd: 4 },
  '& > b': { ...OWN_DIRECTION, display: 'block', fontWeight: 600, lineHeight: 1.35 },
  '&:hover > b': { color: color.metal, textDecoration: 'underline' },
  [from.tablet]: { '&[data-is="newer"]': { gridColumn: 2, textAlign: 'end' } },
});

export const NeighbourWays = ({ older, newer }: Neighbours) =>
  (older ?? newer) && (
    <Nav aria-label="Older and newer articles">
      {older && (
        <Way href={older.path}>
          <span>Older</span> <b>{older.title}</b>
        </Way>
      )}
      {newer && (
        <Way href={newer.path} data-is="newer">
          <span>Newer</span> <b>{newer.title}</b>
        </Way>
      )}
    </Nav>
  );
