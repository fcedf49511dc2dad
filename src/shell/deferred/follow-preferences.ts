import { QueryObserver } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { saveSettings } from '@/api/endpoints/user/settings';
import { mayPass, queryClient } from '@/api/query-client';
import { sessionStore } from '@/session/store';
import { ownerOf, readToken } from '@/session/token';
import { syncWithAccount } from '@/settings/account-sync';
import { releaseSaved } from '@/settings/merge-settings';
import { settingsStore, updateSettings, type Settings } from '@/settings/settings';
import { notify } from '@/ui/notify';
import { serviceNow } from '@/utils/service-clock';

const NOT_IN_ACCOUNT = 'Your choice is saved in this browser, but could not be saved to your account yet.';

async function save({ direction, theme, responsiveFontSizes, currency, changedAt }: Settings) {
  const updatedAt = new Date(changedAt ?? serviceNow()).toISOString();
  const saved = await saveSettings({ direction, theme, responsiveFontSizes, currency, updatedAt });
  queryClient.setQueryData(profileQuery.queryKey, (user) => user && { ...user, settings: saved });
  return saved;
}

function followAccount(owner: string): () => void {
  const sync = syncWithAccount({
    owner,
    save,
    mayPass,
    onFailure: () => notify({ tone: 'info', text: NOT_IN_ACCOUNT }),
  });
  const observer = new QueryObserver(queryClient, { ...profileQuery, enabled: false });
  const take = () => {
    const { data } = observer.getCurrentResult();
    if (!data) return;
    const { theme: before } = settingsStore.get();
    sync.take(data.settings);
    const { theme } = settingsStore.get();
    if (theme !== before) notify({ tone: 'info', text: `Your account uses the ${theme.toLowerCase()} theme.` });
  };
  const stopReading = observer.subscribe(take);
  take();
  return () => {
    stopReading();
    sync.stop();
  };
}

export function followPreferences(): () => void {
  let stop: (() => void) | undefined;
  let token = '';
  const follow = () => {
    const session = sessionStore.get();
    const present = session.state === 'authenticated' && session.landing === undefined ? session.token : '';
    if (present === token) return;
    token = present;
    stop?.();
    const read = readToken(present);
    stop = read ? followAccount(ownerOf(read)) : undefined;
    if (!read) updateSettings(releaseSaved);
  };
  const stopSession = sessionStore.subscribe(follow);
  follow();
  return () => {
    stopSession();
    stop?.();
  };
}
