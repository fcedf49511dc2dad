import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Preferences } from '../components/preferences';
import { Profile } from '../components/profile';

export const SettingsScreen = () => (
  <Wide>
    <Stack>
      <PageTitle>Settings</PageTitle>
      <Profile />
      <Preferences />
    </Stack>
  </Wide>
);
