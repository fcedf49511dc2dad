import { checkExchange } from './check-exchange';
import { withdrawExchange } from './exchange-withdrawn';
import { checkNodes } from './check-nodes';
import { readServerEnv, type ServerEnv } from './server-env';

/**
 * Stops the server if the environment is invalid. Only logs problems of nodes. If the exchange does not match, the app
 * offers no swap.
 */
export function checkServerEnv({ rpcUrls, browser }: Pick<ServerEnv, 'rpcUrls' | 'browser'> = serverEnvOrStop()): void {
  void checkNodes({ rpcUrls, usdt: browser.payTokens.USDT });
  if (browser.swap)
    void checkExchange(rpcUrls, browser.swap).then((differs) => {
      if (differs) withdrawExchange();
    });
}

export function serverEnvOrStop(): ServerEnv {
  try {
    return readServerEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
