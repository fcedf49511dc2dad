import styled from '@emotion/styled';
import { color, UNSEEN } from '@/theme/tokens';
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
  },
});
const Words = styled('span')(UNSEEN);

export const TableSkeleton = ({ labels, rows = 5 }: { labels: readonly string[]; rows?: number }) => (
  <Rows aria-busy="true" role="status">
    <Words>Loading the list</Words>
    {Array.from({ length: rows }, (_unused, row) => (
      <Row key={row} aria-hidden="true">
        {labels.map((label) => (
          <span key={label}>
            <Skeleton />
          </span>
        ))}
      </Row>
    ))}
  </Rows>
);
