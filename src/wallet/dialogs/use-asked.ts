import { useEffect } from 'react';
import { useStore } from '@/utils/use-store';
import { dialogRequest, type WalletDialog } from '../state';

export function useAsked(dialog: WalletDialog, canShow: boolean): { isOpen: boolean; close: () => void } {
  const isAsked = useStore(dialogRequest) === dialog;
  useEffect(() => {
    if (isAsked && !canShow) dialogRequest.set(null);
  }, [isAsked, canShow]);
  const close = () => {
    if (dialogRequest.get() === dialog) dialogRequest.set(null);
  };
  return { isOpen: isAsked && canShow, close };
}
