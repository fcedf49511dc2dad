import type { Connector } from 'wagmi';

type ConnectParameters = NonNullable<Parameters<Connector['connect']>[0]>;

/**
 * Connects the wallet on its current network, and asks it to switch afterwards. RainbowKit 2.2.11 requests the app's
 * network while it connects. wagmi treats a refusal of that request as a failed connection. Without an answer, the
 * dialog is blocked.
 */
export function connectOnAnyChain(connector: Connector): void {
  const connect = connector.connect.bind(connector);
  Object.assign(connector, {
    connect: async ({ chainId: wanted, ...parameters }: ConnectParameters = {}) => {
      const connected = await connect(parameters);
      // The switch is requested after wagmi has stored the connection. Otherwise, wagmi would miss an immediate switch.
      if (wanted !== undefined && connected.chainId !== wanted) setTimeout(() => void askToSwitch(connector, wanted));
      return connected;
    },
  });
}

async function askToSwitch(connector: Connector, chainId: number): Promise<void> {
  try {
    await connector.switchChain?.({ chainId });
  } catch {
    // The failure needs no message: the screen shows the wrong network, and the network dialog can ask again.
  }
}
