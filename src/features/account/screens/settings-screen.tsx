import type { ComponentType } from 'react';
import { Columns } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Tabs } from '@/ui/tabs';
import { useAddressFields } from '@/utils/hooks/use-address-fields';
import { Messages } from '../components/messages';
import { Preferences } from '../components/preferences';
import { Profile } from '../components/profile';
import { Security } from '../components/security';
import { WalletLink } from '../components/wallet-link';

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
  const { fields, change } = useAddressFields();
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
