import { readFileSync } from 'node:fs';
import { fromRoot } from './root';

/**
 * Returns the environment without the variables that Next or this project reads (see .env.example), so that a build
 * or server under test is the same on every machine.
 */
export function plainEnv(): NodeJS.ProcessEnv {
  const ours = new Set([...namesIn(readFileSync(fromRoot('.env.example'), 'utf8')), 'NEXT_DIST_DIR']);
  ours.delete('CHROMIUM_PATH');
  const kept = Object.entries(process.env).filter(([name]) => !ours.has(name) && !name.startsWith('NEXT_PUBLIC_'));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}

const namesIn = (example: string) => Array.from(example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name);

/** The minimum that a server needs to start. No process listens at these addresses. */
export const MINIMAL_ENV = {
  TOKEN_SERVICE_URL: 'http://127.0.0.1:9',
  RPC_URLS: 'http://127.0.0.1:9',
  FNX_TOKEN_ADDRESS: '0x0000000000000000000000000000000000000001',
  USDT_TOKEN_ADDRESS: '0x0000000000000000000000000000000000000002',
  PAY_ADDRESS: '0x0000000000000000000000000000000000000003',
};
