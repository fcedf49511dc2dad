import styled from '@emotion/styled';
import { LOADER_LOGO_WIDTH } from '@/config/product';
import { color } from '@/theme/tokens';
import { Logo } from '@/ui/logo';

const Screen = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  background: color.ground,
});

export const LogoLoader = () => (
  <Screen role="status" aria-label="Loading">
    <Logo width={LOADER_LOGO_WIDTH} />
  </Screen>
);
