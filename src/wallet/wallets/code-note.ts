import type { CreateConnectorFn } from 'wagmi';
import { walletNote } from '../wallet-note';

type CodeNote = 'safe-elsewhere' | 'on-this-phone';

function showCode(kind: CodeNote, code: unknown) {
  if (walletNote.get()?.kind === kind) walletNote.set({ kind, code: String(code) });
}

export const withCodeNote =
  (kind: CodeNote, create: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = create(config);
    config.emitter.on('message', ({ type, data }) => {
      if (type === 'display_uri') showCode(kind, data);
    });
    const connect: typeof connector.connect = (parameters) => {
      walletNote.set({ kind });
      return connector.connect(parameters);
    };
    return { ...connector, connect };
  };
