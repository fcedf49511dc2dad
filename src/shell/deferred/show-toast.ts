import { toast } from 'sonner';
import { onLogout } from '@/session/on-logout';
import type { Notice } from '@/ui/notify';

export const showToast = ({ tone, text, action }: Notice): void => {
  toast[tone](text, { action: action && { label: action.label, onClick: action.onClick } });
};

/** A toast for one user must not remain for the next. */
export const dismissWithSession = (): (() => void) => onLogout(() => void toast.dismiss());
