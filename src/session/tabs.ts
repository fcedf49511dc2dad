import { STORAGE_KEYS } from '@/config/product';
import { restoreSession } from './session';
import { sessionChangedElsewhere, sessionStore } from './store';

export function followTabs(): () => void {
  const reread = () => {
    const before = sessionStore.get();
    const after = restoreSession();
    if (after.state !== 'expired' && identity(before) !== identity(after)) sessionChangedElsewhere.emit();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.token) reread();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reread();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') reread();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const identity = (session: ReturnType<typeof sessionStore.get>) =>
  session.state === 'authenticated' ? session.token : '';
