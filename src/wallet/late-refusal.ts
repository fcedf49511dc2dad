import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';

/**
 * RainbowKit 2.2.11 forgets a refusal that comes before its connect view stands, 50 ms after the click, and then
 * waits for ever. So a refusal is held back until the view can show it and offer the retry.
 */
const VIEW_STANDS_MS = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function holdRefusals(connector: Connector): void {
  const connect = connector.connect.bind(connector);
  const patiently: typeof connect = async (parameters) => {
    const startedAt = performance.now();
    try {
      return await connect(parameters);
    } catch (refusal) {
      await pause(Math.max(0, startedAt + VIEW_STANDS_MS - performance.now()));
      throw refusal;
    }
  };
  Object.assign(connector, { connect: patiently });
}

export function holdBackEarlyRefusals(config: Config): void {
  const known = new WeakSet<Connector>();
  const holdNew = (connectors: readonly Connector[]) =>
    connectors.forEach((connector) => {
      if (known.has(connector)) return;
      known.add(connector);
      holdRefusals(connector);
    });
  holdNew(config.connectors);
  watchConnectors(config, { onChange: holdNew });
}
