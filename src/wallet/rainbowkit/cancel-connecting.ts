import { UserRejectedRequestError } from 'viem';
import type { Connector } from 'wagmi';
import { createSignal } from '@/utils/store';

const cancelled = createSignal<void>();
let isDialogOpen = false;

export const cancelConnecting = () => cancelled.emit();

/** Follows the connect dialog. When the dialog closes, open requests are cancelled. */
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
 * Ignores the answer to a cancelled request and disconnects the wallet. RainbowKit 2.2.11 closes its dialog but leaves
 * the wallet's request open. A later approval would still connect, through the answer or the wallet's `connect` event.
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
        // A newer request to the same wallet uses the same permission, so a disconnect would end that request too.
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
