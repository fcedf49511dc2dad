import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { WALLET } from '@/config/routes';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button/button-link';
import { CopyText } from '@/ui/address/copy-text';
import { Words } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { LinkAction } from '@/wallet/link/link-action';
import { linkWords } from '@/parts/link-words';

export function WalletLink() {
  const query = useQuery(profileQuery);
  return (
    <Panel title="Linked wallet" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your linked wallet" lines={2} />}>
        {({ walletAddress, walletStatus }) => {
          const { tone, label, text } = linkWords(walletStatus);
          return (
            <Words>
              <Badge tone={tone}>{label}</Badge>
              {text && <p>{text}</p>}
              {walletAddress && <CopyText text={walletAddress} label="Copy address" />}
              <LinkAction isRefused={walletStatus === 'REJECTED'} />
              <div>
                <ButtonLink href={WALLET}>Open your wallet page</ButtonLink>
              </div>
            </Words>
          );
        }}
      </Loaded>
    </Panel>
  );
}
