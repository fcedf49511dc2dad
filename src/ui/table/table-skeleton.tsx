import styled from '@emotion/styled';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Skeleton } from '../state/skeleton';
import { CARDS } from './table-style';

const Rows = styled('div')({ display: 'grid' });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: 12,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.rule}`,
  [CARDS]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    paddingBlock: 16,
    border: 0,
    borderBlockStart: `1px solid ${color.rule}`,
    '&[data-two-lines]': { gap: 4, paddingBlock: 12, '& > :nth-of-type(n + 3)': { display: 'none' } },
  },
});
const Text = styled('span')(VISUALLY_HIDDEN);

type Props = { labels: readonly string[]; rows?: number; hasTwoLines?: boolean };

export const TableSkeleton = ({ labels, rows = 5, hasTwoLines }: Props) => (
  <Rows aria-busy="true" role="status">
    <Text>Loading the list</Text>
    {Array.from({ length: rows }, (_unused, row) => (
      <Row key={row} aria-hidden="true" data-two-lines={hasTwoLines || undefined}>
        {labels.map((label) => (
          <span key={label}>
            <Skeleton />
          </span>
        ))}
      </Row>
    ))}
  </Rows>
);
