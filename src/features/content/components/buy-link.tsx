import styled from '@emotion/styled';
import { BUY_SHARES, SIGN_UP } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { PrimaryLink } from '@/ui/button/button-link';

/** Wide enough for the longer label, so that nothing moves when the session is known. */
const WideLink = styled(PrimaryLink)({ minInlineSize: 'min(100%, 15em)', '@media print': { display: 'none' } });

export function BuyLink() {
  const isInvestor = useSession().state === 'authenticated';
  return isInvestor ? (
    <WideLink href={BUY_SHARES}>Buy shares</WideLink>
  ) : (
    <WideLink href={SIGN_UP}>Open an account</WideLink>
  );
}
