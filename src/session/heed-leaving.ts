import { sessionStore } from './store';

const tokenNow = (): string => {
  const session = sessionStore.get();
  return session.state === 'authenticated' ? session.token : '';
};

/** At once when the one who was logged in is not any more: what is told of a session's end comes right after it. */
export function heedLeaving(onLeft: () => void): () => void {
  let token = tokenNow();
  return sessionStore.subscribe(() => {
    const before = token;
    token = tokenNow();
    if (before !== '' && before !== token) onLeft();
  });
}
