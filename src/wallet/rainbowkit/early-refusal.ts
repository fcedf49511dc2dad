import type { Connector } from 'wagmi';

/**
 * RainbowKit 2.2.11 forgets a refusal that comes before its connect view stands, 50 ms after the click, and then
 * waits for ever. So a refusal is held back until the view can show it and offer the retry. In turns and not by one
 * clock: on a page that is held up one long wait would end together with those 50 ms, before anything is drawn.
 */
const TURNS = 5;
const TURN_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function viewStands(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await pause(TURN_MS);
}

/** RainbowKit reads the wallet's network before it connects, so a refusal may be the answer to either. */
export function holdRefusals(connector: Connector): void {
  const patiently = <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      const isStanding = viewStands();
      try {
        return await ask(...args);
      } catch (refusal) {
        await isStanding;
        throw refusal;
      }
    };
  };
  Object.assign(connector, {
    connect: patiently(connector.connect.bind(connector)),
    getChainId: patiently(connector.getChainId.bind(connector)),
  });
}
