import { build } from 'esbuild';
import { fromRoot } from '../../scripts/lib/root';
import { CHAIN_PATH } from './watch-paths';

const ENTRY = `
  import { startSandboxWallet } from '@/sandbox/client';
  addEventListener('DOMContentLoaded', () => startSandboxWallet({ chainId: 56, rpcPath: '${CHAIN_PATH}' }));
`;

/** The sandbox wallet as one script. Like a browser extension, it announces itself to the page (EIP-6963). */
export async function sandboxWalletScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: fromRoot(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
