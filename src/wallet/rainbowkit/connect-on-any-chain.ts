import type { Connector } from 'wagmi';

type ConnectParameters = NonNullable<Parameters<Connector['connect']>[0]>;

/**
 * RainbowKit 2.2.11 requests the app's network while it connects. wagmi treats a refusal of that as a failed
 * connection, and a request without an answer blocks the dialog. So the wallet connects on its current network and is
 * asked to switch afterwards.
 */
export function connectOnAnyChain(connector: Connector): void {
  const connect = connector.connect.bind(connector);
  Object.assign(connector, {
    connect: async ({ chainId: wanted, ...parameters }: ConnectParameters = {}) => {
      const connected = await connect(parameters);
      // The switch is requested after wagmi has stored the connection, or wagmi would miss a switch that is immediate.
      if (wanted !== undefined && connected.chainId !== wanted) setTimeout(() => void askToSwitch(connector, wanted));
      return connected;
    },
  });
}

async function askToSwitch(connector: Connector, chainId: number): Promise<void> {
  try {
    await connector.switchChain?.({ chainId });
  } catch {
    // The screen already shows the wrong network, and the network dialog can ask again.
  }
}
