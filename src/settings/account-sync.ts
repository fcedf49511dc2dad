import { retryDelay } from '@/api/query-client';
import { claimFor, mergeSettings, takeAccount, type AccountSettings } from './merge-settings';
import { settingsStore, updateSettings, type Settings } from './settings';

type Account = {
  owner: string;
  save: (settings: Settings) => Promise<AccountSettings>;
  mayPass: (error: unknown) => boolean;
  onFailure: () => void;
};

export function syncWithAccount({ owner, save, mayPass, onFailure }: Account) {
  let isSaving = false;
  let isOver = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function saveOnce(sent: Settings): Promise<boolean> {
    try {
      const saved = await save(sent);
      failures = 0;
      // If the user has changed the settings meanwhile, the new settings are still unsaved.
      if (!isOver) updateSettings((now) => (now.changedAt === sent.changedAt ? takeAccount(now, saved) : now));
      return true;
    } catch (error) {
      if (isOver) return false;
      failures += 1;
      if (failures === 1) onFailure();
      if (mayPass(error)) timer = setTimeout(() => void saveUnsaved(), retryDelay(failures));
      return false;
    }
  }

  async function saveUnsaved(): Promise<void> {
    clearTimeout(timer);
    if (isSaving) return;
    isSaving = true;
    let mayContinue = true;
    while (mayContinue && !isOver && hasUnsaved()) mayContinue = await saveOnce(settingsStore.get());
    isSaving = false;
  }

  const hasUnsaved = () => settingsStore.get().isUnsaved === true && settingsStore.get().owner === owner;
  // A choice between the login and the arrival of the profile belongs to this account too.
  updateSettings((now) => claimFor(owner, now));
  const stopClaiming = settingsStore.subscribe(() => {
    if (settingsStore.get().owner === undefined) updateSettings((now) => claimFor(owner, now));
  });
  const saveIfUnsaved = () => void (hasUnsaved() && saveUnsaved());
  let stopListening = () => {};
  return {
    /**
     * Merges the settings of a profile. Saving starts only after the first profile, so that it does not overwrite a
     * later change from another device.
     */
    take: (saved: AccountSettings) => {
      if (isOver) return;
      updateSettings((now) => mergeSettings(now, saved));
      stopListening();
      stopListening = settingsStore.subscribe(saveIfUnsaved);
      saveIfUnsaved();
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      stopClaiming();
      stopListening();
    },
  };
}
