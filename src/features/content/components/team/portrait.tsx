import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Rosette } from '@/ui/guilloche/rosette';
import { initialsOf } from '@/utils/initials';

const Frame = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 88,
  blockSize: 88,
  flexShrink: 0,
  '& > svg': { position: 'absolute', inset: 0, color: color.metal, strokeWidth: 4, opacity: 0.85 },
});
const Initials = styled('span')({
  ...DISPLAY_TYPE,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 46,
  blockSize: 46,
  borderRadius: '50%',
  background: color.ground,
  fontSize: '1.375rem',
  lineHeight: 1,
  letterSpacing: '0.01em',
});

export const Portrait = ({ name }: { name: string }) => (
  <Frame aria-hidden="true">
    <Rosette seed={name} kind="roundel" />
    <Initials>{initialsOf(name)}</Initials>
  </Frame>
);
