import { createStore } from '@/utils/store';

/**
 * The order for which something was asked of a wallet. The payment sets it before the wallet is asked, and takes it
 * back where nothing was sent: in between, the order is neither left nor replaced, whatever its clock says.
 */
export const paymentUnderWay = createStore<string | null>(null);
