import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const CPU: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Finds the native binary of this platform's package. The npm wrapper must not be used: when it is killed, the chain
 * keeps running without a parent.
 */
export function anvilBinary(platform = process.platform, arch = process.arch): string {
  const require = createRequire(__filename);
  const name = `@foundry-rs/anvil-${platform}-${CPU[arch] ?? arch}`;
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil';
  const searched = require.resolve.paths(name) ?? [];
  const found = searched.map((folder) => join(folder, name, 'bin', file)).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    `The local chain's program is missing: no ${name} below ${dirname(searched[0] ?? '')}. Run \`npm install\` without --omit=optional.`,
  );
}
