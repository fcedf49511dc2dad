import type { CreateConnectorFn } from 'wagmi';
import { whyNotConnected } from '@/errors/text/connecting';
import type { Unconnected } from '../wallet-note';
import { askAgain, beginAttempt, showFailure } from './attempts';

const REACH_MS = 15_000;

class RelayUnreachable extends Error {
  override name = 'RelayUnreachable';
}

function failureOf(error: unknown): Unconnected {
  if (error instanceof RelayUnreachable) return 'unreachable';
  return error instanceof Error && /expired/i.test(error.message) ? 'expired' : 'failed';
}

type Limit = { passed: Promise<never>; end: () => void };

function limit(): Limit {
  let end: () => void = () => undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new RelayUnreachable('No answer in time')), REACH_MS);
    end = () => clearTimeout(timer);
  });
  return { passed, end };
}

/**
 * Adds a time limit for the relay to a WalletConnect connector, and explains a failure, because RainbowKit 2.2.11 shows
 * none next to a QR code. Once the code is shown, only WalletConnect's limit of five minutes applies.
 */
export const withRelayTimeout =
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
        else showFailure(begun, failureOf(error), reason);
        throw error;
      } finally {
        end();
        config.emitter.off('message', onMessage);
      }
    };
    const connect: typeof connector.connect = (parameters) => attempt(() => connector.connect(parameters));
    // RainbowKit first calls `getChainId`, which starts the library and may need the relay.
    return { ...connector, connect, getChainId: () => attempt(() => connector.getChainId()) };
  };
