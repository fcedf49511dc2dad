import { styled } from '@mui/material/styles';
import { HOME, LOGIN } from '@/config/routes';
import { PRODUCT } from '@/config/product';
import { useSession } from '@/session/use-session';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';
import { Logo } from '@/ui/logo';
import { AccountMenu } from './account-menu';
import { ThemeButton } from './theme-button';
import { WalletButton } from './wallet-button';

const Bar = styled('header')({ borderBlockEnd: `1px solid ${color.rule}` });
const Row = styled(Wide)({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minBlockSize: 72, paddingBlock: 10 });
const Home = styled(AppLink)({
  ...DISPLAY_TYPE,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  marginInlineEnd: 'auto',
  fontSize: '1.5rem',
  letterSpacing: '0.06em',
  textDecoration: 'none',
});
const LogIn = styled(AppLink)({ display: 'inline-grid', placeItems: 'center', minBlockSize: 44, paddingInline: 8 });

export function Header() {
  const session = useSession();
  return (
    <Bar>
      <Row>
        <Home href={HOME}>
          <Logo width={34} />
          {PRODUCT}
        </Home>
        <ThemeButton />
        <WalletButton />
        {session.state === 'authenticated' ? <AccountMenu /> : <LogIn href={LOGIN}>Log in</LogIn>}
      </Row>
    </Bar>
  );
}
