import type { Connector } from 'wagmi';

type ConnectParameters = NonNullable<Parameters<Connector['connect']>[0]>;

/**
 * RainbowKit 2.2.11 wants the app's network of a wallet while it connects; wagmi takes a refusal of that for a refusal of
 * the connection, and a question that nobody answers keeps the dialog open for ever. So a wallet connects on the network
 * where it is and is asked to switch afterwards; one that stays there is told as being on the wrong network.
 */
export function connectOnAnyChain(connector: Connector): void {
  const connect = connector.connect.bind(connector);
  Object.assign(connector, {
    connect: async ({ chainId: wanted, ...parameters }: ConnectParameters = {}) => {
      const connected = await connect(parameters);
      // A turn later: a wallet that switches at once must find its connection written down.
      if (wanted !== undefined && connected.chainId !== wanted) setTimeout(() => void askToSwitch(connector, wanted));
      return connected;
    },
  });
}

async function askToSwitch(connector: Connector, chainId: number): Promise<void> {
  try {
    await connector.switchChain?.({ chainId });
  } catch {
    // The network that the wallet is on says it all, and the network dialog can ask again.
  }
}
