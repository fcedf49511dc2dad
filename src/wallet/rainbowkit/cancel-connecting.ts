import { UserRejectedRequestError } from 'viem';
import type { Connector } from 'wagmi';
import { createSignal } from '@/utils/store';

const cancelled = createSignal<void>();
let isDialogOpen = false;

/** Ends every request that a wallet has not answered yet. */
export const cancelConnecting = () => cancelled.emit();

/** A wallet is asked while the connect dialog is open. Closing it cancels the request, as the specification says. */
export function allowConnecting(isAllowed: boolean): void {
  isDialogOpen = isAllowed;
  if (!isAllowed) cancelConnecting();
}

export class CancelledHere extends UserRejectedRequestError {
  constructor() {
    super(new Error('The request was cancelled on the page'));
  }
}

/**
 * RainbowKit 2.2.11 closes its dialog and leaves the wallet's request open, so a later approval would still connect, by
 * the answer itself or by the event that the wallet sends with it. A cancelled request is ignored when it arrives, and the
 * wallet is told that this page does not use the permission.
 */
export function makeCancellable(connector: Connector): void {
  const connect = connector.connect.bind(connector);
  const emit = connector.emitter.emit.bind(connector.emitter);
  let newest = 0;
  let isIgnored = false;

  const askUntilClosed = (parameters: Parameters<typeof connect>[0]): ReturnType<typeof connect> => {
    if (!isDialogOpen) return Promise.reject(new CancelledHere());
    const own = ++newest;
    isIgnored = false;
    const asked = connect(parameters);
    return new Promise((resolve, reject) => {
      const stop = cancelled.listen(() => {
        stop();
        isIgnored = own === newest;
        reject(new CancelledHere());
        // A newer request of the same wallet shares its permission.
        const disconnect = () => (own === newest ? connector.disconnect() : undefined);
        asked.then(disconnect).catch(() => undefined);
      });
      void asked.then(resolve, reject).finally(stop);
    });
  };
  const emitUnlessIgnored: typeof emit = (event, ...data) => {
    if (event !== 'connect' || !isIgnored) emit(event, ...data);
  };
  Object.assign(connector, { connect: askUntilClosed });
  Object.assign(connector.emitter, { emit: emitUnlessIgnored });
}
