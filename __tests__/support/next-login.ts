import { act } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { followProfile } from '@/session/profile';
import { keepToken } from '@/session/persistence';
import { followTabs } from '@/session/tabs';
import { tokenFor } from './log-in';
import type { Backend } from './service';
import { land } from './start-as';

/** Follows the session as a page does. Returns the function that ends this. */
export function followSession(): () => void {
  land();
  const stops = [followTabs(), followProfile()];
  return () => stops.forEach((stop) => stop());
}

/** Gus logs in in another tab, and this page notices it. */
export async function becomeGus(backend: Backend): Promise<void> {
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  keepToken(await tokenFor(backend, gus));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token })));
}
