import { notify } from '@/ui/notify';
import { prepareWallet } from './facade';

const warm = () => void prepareWallet().catch(() => undefined);

export const walletIntent = { onPointerEnter: warm, onFocus: warm, onTouchStart: warm };

export const notifyOnFailure = (opening: Promise<void>) =>
  void opening.catch(() =>
    notify({ tone: 'error', text: 'The wallet could not be loaded. Check your connection and try again.' }),
  );
