import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { LinkButton } from './link-button';
import { TwoWallets } from './two-wallets';
import { useLinkState } from './use-link-state';

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
const Text = styled('p')({ color: color.soft });

/**
 * Warns that the connected wallet is not the linked one. `isWarningOnly` hides the link button on pages with their own
 * section for linking, and next to an order, which keeps the wallet that was linked when it was opened.
 */
export function WalletMismatch({ isWarningOnly = false }: { isWarningOnly?: boolean }) {
  const link = useLinkState();
  if (link.state !== 'other') return null;
  return (
    <Box aria-label="Another wallet is connected">
      <Title>Another wallet is connected</Title>
      <TwoWallets linked={link.linked} connected={link.connected} />
      <Text>Switch to the linked account in your wallet. We can’t match payments from other wallets to you.</Text>
      {!isWarningOnly && <LinkButton label="Link this wallet instead" />}
    </Box>
  );
}
