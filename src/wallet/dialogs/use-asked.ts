import { useEffect } from 'react';
import { useStore } from '@/utils/use-store';
import { dialogRequest, type WalletDialog } from '../state';

/** A dialog of our own stands while it is asked for and there is something to show; when that goes, so does the asking. */
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
