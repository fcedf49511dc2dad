import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { beforePaintScript } from '../src/config/before-paint.js';
import { policyFor } from '../src/config/csp.js';
import { filesBelow } from './lib/files';
import { inlineScriptsIn } from './lib/html-scripts';
import { BUILD } from './lib/plain-build';

/** These texts must not appear in a deployment, not even in the lists of packed files (*.nft.json). */
const SANDBOX_MARKS = ['Sandbox wallet', 'dev.fnx.sandbox', '__sandbox', 'src/sandbox'];

/** Bundler cache, compiler types and timings, which are neither served nor packed. */
const NOT_SHIPPED = /^(cache|dev|diagnostics|types|trace.*)$/;

/** Files of `public/`. The standalone server serves them unchanged. They are not pages of the app. */
const PUBLIC_FILES = /^standalone\/public\//;

const ZONES = ['base', 'captcha', 'kyc'] as const;

const named = (path: string) => relative(BUILD, path);

function sandboxIn(path: string): string[] {
  const bytes = readFileSync(path);
  return SANDBOX_MARKS.filter((mark) => bytes.includes(mark)).map((mark) => `${named(path)} contains '${mark}'.`);
}

/** Finds inline scripts other than the one whose hash is in the CSP. Browsers would block them. */
function inlineFaultsIn(path: string): string[] {
  const inline = inlineScriptsIn(readFileSync(path, 'utf8'));
  const foreign = inline.filter((script) => script.text !== beforePaintScript);
  if (foreign.length > 0)
    return foreign.map(({ text }) => `${named(path)} has an unexpected inline script: ${text.slice(0, 80)}`);
  return inline.length === 1
    ? []
    : [`${named(path)} has the before-paint script ${inline.length} times instead of once.`];
}

function policyFaults(): string[] {
  const hash = `'sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}'`;
  return ZONES.flatMap((zone) => {
    const sources = /(?:^|; )script-src ([^;]*)/.exec(policyFor(zone))?.[1]?.split(' ') ?? [];
    const unsafe = sources.filter((source) => source.startsWith("'unsafe-"));
    return [
      ...(sources.includes(hash) ? [] : [`The policy of zone ${zone} lacks the hash of the before-paint script.`]),
      ...unsafe.map((source) => `The policy of zone ${zone} has ${source} in script-src.`),
    ];
  });
}

function main() {
  const files = filesBelow(BUILD, (path) => NOT_SHIPPED.test(named(path)));
  const pages = files.filter((path) => path.endsWith('.html') && !PUBLIC_FILES.test(named(path)));
  if (pages.length === 0) throw new Error('The build contains no HTML. Run `npm run build` first.');
  const faults = [...policyFaults(), ...files.flatMap(sandboxIn), ...pages.flatMap(inlineFaultsIn)];
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files and ${pages.length} pages of the build: ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main();
