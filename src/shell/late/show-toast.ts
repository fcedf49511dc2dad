import { toast } from 'sonner';
import { sessionStore } from '@/session/store';
import type { Notice } from '@/ui/notify';

export const showToast = ({ tone, text, action }: Notice): void => {
  toast[tone](text, { action: action && { label: action.label, onClick: action.onClick } });
};

const tokenNow = (): string => {
  const session = sessionStore.get();
  return session.state === 'authenticated' ? session.token : '';
};

/** What was said to one person is not left to the next. At once: the words of a session's end come right after it. */
export function dismissWithSession(): () => void {
  let token = tokenNow();
  return sessionStore.subscribe(() => {
    const before = token;
    token = tokenNow();
    if (before !== '' && before !== token) toast.dismiss();
  });
}
