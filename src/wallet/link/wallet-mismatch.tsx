import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { LinkButton } from './link-button';
import { TwoWallets } from './two-wallets';
import { useLinkStanding } from './use-link-standing';

const Box = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  minInlineSize: 0,
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 16,
  '& dl': { inlineSize: '100%' },
});
const Title = styled('strong')({ fontWeight: 600 });
const Words = styled('p')({ color: color.soft });

/**
 * Told wherever it matters that the wallet in this browser is not the one that the account is linked to; else nothing. An
 * order is of the wallet that was linked when it was opened: beside one, no other is linked.
 */
export function WalletMismatch({ isOrdered = false }: { isOrdered?: boolean }) {
  const standing = useLinkStanding();
  if (standing.state !== 'other') return null;
  return (
    <Box aria-label="Another wallet is connected">
      <Title>Another wallet is connected</Title>
      <TwoWallets linked={standing.linked} connected={standing.connected} />
      <Words>
        Switch account in your wallet to go on with the linked one. What is paid from another wallet cannot be told to
        be yours.
      </Words>
      {!isOrdered && <LinkButton label="Link this wallet instead" />}
    </Box>
  );
}
