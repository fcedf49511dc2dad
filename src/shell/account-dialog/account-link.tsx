import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { profileQuery } from '@/api/endpoints/user/profile';
import { color } from '@/theme/tokens';
import { Badge } from '@/ui/badge';
import { linkWords } from '@/parts/link-words';
import { LinkButton } from '@/wallet/link/link-button';
import { useLinkState } from '@/wallet/link/use-link-state';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';

const Words = styled('p')({ color: color.soft });
const Offer = styled('div')({ display: 'grid', justifyItems: 'start', gap: 10 });

export function AccountLink() {
  const link = useLinkState();
  switch (link.state) {
    case 'visitor':
      return <Words>Log in to link this wallet to your account.</Words>;
    case 'unlinked':
      return (
        <Offer>
          <Words>You haven’t linked a wallet yet.</Words>
          <LinkButton label="Link this wallet" />
        </Offer>
      );
    case 'other':
      return <WalletMismatch />;
    case 'linked':
      return <LinkedState />;
    case 'loading':
    case 'unknown':
    case 'disconnected':
      return null;
  }
}

function LinkedState() {
  const { data } = useQuery({ ...profileQuery, enabled: false });
  if (!data) return null;
  const { tone, label, text } = linkWords(data.walletStatus);
  return (
    <div>
      <Badge tone={tone}>{`Linked to your account: ${label.toLowerCase()}`}</Badge>
      {text && <Words>{text}</Words>}
    </div>
  );
}
