import { useEffect } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import { dialogRequest, type WalletDialog } from '../state';

export function useDialogRequested(dialog: WalletDialog, canShow: boolean): { isOpen: boolean; close: () => void } {
  const isRequested = useStore(dialogRequest) === dialog;
  useEffect(() => {
    if (isRequested && !canShow) dialogRequest.set(null);
  }, [isRequested, canShow]);
  const close = () => {
    if (dialogRequest.get() === dialog) dialogRequest.set(null);
  };
  return { isOpen: isRequested && canShow, close };
}
