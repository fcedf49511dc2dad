import styled from '@emotion/styled';
import { across } from '@/theme/hatch';
import { color } from '@/theme/tokens';
import { REQUIRED_CONFIRMATIONS } from '@/tx';

const Bar = styled('span')({
  display: 'grid',
  gridTemplateColumns: `repeat(${REQUIRED_CONFIRMATIONS}, 56px)`,
  gap: 4,
  '& > i': { blockSize: 10, border: `1px dashed ${color.edge}` },
  '& > i[data-is="seen"]': { border: `1px solid ${color.metal}`, ...across(1, 4, color.metal) },
});

export const Confirmations = ({ count }: { count: number }) => (
  <Bar aria-hidden="true">
    {Array.from({ length: REQUIRED_CONFIRMATIONS }, (_, at) => (
      <i key={at} data-is={at < count ? 'seen' : undefined} />
    ))}
  </Bar>
);
