import type { CreateConnectorFn } from 'wagmi';
import { whyNotConnected } from '@/errors/words/connecting';
import type { Unconnected } from '../wallet-note';
import { askAgain, beginAttempt, tellFailure } from './attempts';

/** The library itself tries for minutes, and shows nothing meanwhile. */
const REACH_MS = 15_000;

class RelayAway extends Error {
  override name = 'RelayAway';
}

function whyOf(error: unknown): Unconnected {
  if (error instanceof RelayAway) return 'away';
  return error instanceof Error && /expired/i.test(error.message) ? 'expired' : 'failed';
}

type Limit = { passed: Promise<never>; end: () => void };

function limit(): Limit {
  let end: () => void = () => undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new RelayAway('No answer in time')), REACH_MS);
    end = () => clearTimeout(timer);
  });
  return { passed, end };
}

/**
 * A connector of WalletConnect that gives up where its relay does not answer, and says why nothing was connected: beside a
 * code RainbowKit 2.2.11 has no words for a failure. Once the code stands, a person decides, and WalletConnect's own five
 * minutes hold.
 */
export const withinReach =
  (wallet: { id: string; name: string }, create: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = create(config);
    if (connector.type !== 'walletConnect') return connector;
    const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
      const begun = beginAttempt(wallet);
      const { passed, end } = limit();
      const onMessage = ({ type }: { type: string }) => type === 'display_uri' && end();
      config.emitter.on('message', onMessage);
      try {
        return await Promise.race([run(), passed]);
      } catch (error) {
        const reason = whyNotConnected(error);
        if (reason === null) askAgain(begun);
        else tellFailure(begun, whyOf(error), reason);
        throw error;
      } finally {
        end();
        config.emitter.off('message', onMessage);
      }
    };
    const connect: typeof connector.connect = (parameters) => attempt(() => connector.connect(parameters));
    // RainbowKit asks for it first, and for it the library starts, which needs the relay where it has met it before.
    return { ...connector, connect, getChainId: () => attempt(() => connector.getChainId()) };
  };
