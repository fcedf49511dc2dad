import { toast } from 'sonner';
import type { Notice } from '@/ui/notify';

export const showToast = ({ tone, text, action }: Notice): void => {
  toast[tone](text, { action: action && { label: action.label, onClick: action.onClick } });
};
