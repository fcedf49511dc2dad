import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { LoadingPanel } from '@/ui/state/loading-panel';

export const OpenOrderRow = styled('section')({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'space-between',
  gap: 18,
  minBlockSize: 276,
  paddingBlock: '4px 22px',
  borderBlockEnd: `1px solid ${color.rule}`,
  '& + &': { paddingBlockStart: 22 },
  [from.tablet]: { minBlockSize: 240 },
  [from.desktop]: {
    minBlockSize: 132,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    gap: 48,
  },
});

const Lines = styled('div')({ gridColumn: '1 / -1' });

export const OpenOrderSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <OpenOrderRow as="div" key={at}>
      <Lines>
        <LoadingPanel label="Opening your order" lines={2} />
      </Lines>
    </OpenOrderRow>
  ));
