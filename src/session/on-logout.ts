import { sessionStore, tokenNow } from './store';

export function onLogout(callback: () => void): () => void {
  let token = tokenNow();
  return sessionStore.subscribe(() => {
    const before = token;
    token = tokenNow();
    if (before !== '' && before !== token) callback();
  });
}
