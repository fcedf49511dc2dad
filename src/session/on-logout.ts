import { sessionStore } from './store';

export const tokenNow = (): string => {
  const session = sessionStore.get();
  return session.state === 'authenticated' ? session.token : '';
};

export function onLogout(callback: () => void): () => void {
  let token = tokenNow();
  return sessionStore.subscribe(() => {
    const before = token;
    token = tokenNow();
    if (before !== '' && before !== token) callback();
  });
}
