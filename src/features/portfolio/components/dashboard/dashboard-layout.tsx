import styled from '@emotion/styled';
import { from } from '@/theme/tokens';

const SIDE = { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: 64 } } as const;

export const Beside = styled('div')({ display: 'grid', gap: 48, gridTemplateColumns: 'minmax(0, 1fr)', ...SIDE });

export const Below = styled('div')({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...SIDE,
});
export const LastWide = styled('div')({ minInlineSize: 0, [from.desktop]: { gridColumn: '1 / -1' } });

export const DashboardSections = styled('div')({ display: 'grid', gap: 'clamp(48px, 5vw, 72px)', minInlineSize: 0 });
