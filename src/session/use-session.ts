import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from './store';

const RESTORING: Session = { state: 'restoring' };

export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => RESTORING);
