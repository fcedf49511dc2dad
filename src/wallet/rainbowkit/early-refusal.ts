import type { Connector } from 'wagmi';

/**
 * The number of short waits by which a refusal is delayed. RainbowKit 2.2.11 shows its connect view 50 ms after the
 * click. If a refusal arrives earlier, RainbowKit loses it and waits forever. On a busy page, one long wait could end
 * at the same moment as those 50 ms, before the view is drawn.
 */
const TURNS = 5;
const TURN_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function viewRendered(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await pause(TURN_MS);
}

/**
 * Delays both calls, because RainbowKit reads the wallet's network before it connects, and the wallet may refuse
 * either.
 */
export function delayRefusals(connector: Connector): void {
  const afterRender = <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      const isRendered = viewRendered();
      try {
        return await ask(...args);
      } catch (refusal) {
        await isRendered;
        throw refusal;
      }
    };
  };
  Object.assign(connector, {
    connect: afterRender(connector.connect.bind(connector)),
    getChainId: afterRender(connector.getChainId.bind(connector)),
  });
}
