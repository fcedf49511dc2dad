import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Columns, Prose } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Tabs } from '@/ui/tabs';
import { useUrlFields } from '@/utils/hooks/use-url-fields';
import { profileQuery } from '@/api/endpoints/user/profile';
import { WALLET } from '@/config/routes';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button/button-link';
import { CopyText } from '@/ui/address/copy-text';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { LinkAction } from '@/wallet/link/link-action';
import { linkText } from '@/parts/link-text';
import { Messages } from '../components/messages';
import { Preferences } from '../components/preferences';
import { Profile } from '../components/profile';
import { Security } from '../components/security';

function WalletLink() {
  const query = useQuery(profileQuery);
  return (
    <Panel title="Linked wallet" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your linked wallet" lines={2} />}>
        {({ walletAddress, walletStatus }) => {
          const { tone, label, text } = linkText(walletStatus);
          return (
            <Prose>
              <Badge tone={tone}>{label}</Badge>
              {text && <p>{text}</p>}
              {walletAddress && <CopyText text={walletAddress} label="Copy address" />}
              <LinkAction isRefused={walletStatus === 'REJECTED'} />
              <div>
                <ButtonLink href={WALLET}>Open your wallet page</ButtonLink>
              </div>
            </Prose>
          );
        }}
      </Loaded>
    </Panel>
  );
}

const TABS = [
  { key: 'profile', label: 'Profile' },
  { key: 'security', label: 'Security' },
  { key: 'preferences', label: 'Preferences' },
  { key: 'notifications', label: 'Notifications' },
  { key: 'wallet', label: 'Wallet' },
] as const;

type TabKey = (typeof TABS)[number]['key'];

const tabOf = (text: string | undefined): TabKey => TABS.find(({ key }) => key === text)?.key ?? 'profile';

const PANELS: Record<TabKey, ComponentType> = {
  profile: Profile,
  security: Security,
  preferences: Preferences,
  notifications: Messages,
  wallet: WalletLink,
};

export function SettingsScreen() {
  const { fields, change } = useUrlFields();
  const active = tabOf(fields.tab);
  const Panel = PANELS[active];
  return (
    <Wide>
      <Stack>
        <PageTitle>Settings</PageTitle>
        <Tabs label="Settings" tabs={TABS} active={active} onSelect={(tab) => change({ tab })}>
          <Columns>
            <Panel />
          </Columns>
        </Tabs>
      </Stack>
    </Wide>
  );
}
