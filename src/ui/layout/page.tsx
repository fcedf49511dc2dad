import styled from '@emotion/styled';
import { from } from '@/theme/tokens';

export const Wide = styled('div')({
  inlineSize: '100%',
  maxInlineSize: 1240,
  marginInline: 'auto',
  paddingInline: 20,
  [from.tablet]: { paddingInline: 32 },
});

export const Narrow = styled(Wide)({ maxInlineSize: 520 });

export const PageTitle = styled('h1')({
  fontSize: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.25rem)',
  marginBlockEnd: 12,
  overflowWrap: 'anywhere',
});

export const Stack = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 });
