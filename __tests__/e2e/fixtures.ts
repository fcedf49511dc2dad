import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { startNext, type NextServer } from '../../scripts/lib/next-server';
import { startWorld } from '../support/world';

export { expect } from '@playwright/test';

type World = Awaited<ReturnType<typeof startWorld>>;

/** A test declares expected console errors and foreign hosts in advance. */
export type Watch = { allowConsoleError: (pattern: RegExp) => void; allowHost: (origin: string) => void };

type OfWorker = { world: World; app: NextServer; serverEnv: Record<string, string> };
type OfTest = { watch: Watch; ownSeed: void };

export const test = base.extend<OfTest, OfWorker>({
  world: [
    // Playwright requires a destructuring pattern as the first parameter.
    async ({}, use) => {
      const world = await startWorld({ chainId: 56, confirmEveryMs: 300 });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  serverEnv: [{}, { option: true, scope: 'worker' }],

  app: [
    async ({ world, serverEnv }, use) => {
      // Three node addresses as in production, all leading to the one chain; tests close some of them.
      const nodes = { RPC_URLS: Array(3).fill(world.chain.rpcUrl).join(), TRUSTED_PROXY_HOPS: '1' };
      const app = await startNext({ ...world.env, ...nodes, ...serverEnv });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ app }, use) => use(app.origin),

  // Each test has its own client address, so that the rate limit per address does not affect others.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextAddress() }),

  // Resets the world between files, so that a changed password, for example, does not affect the next file.
  ownSeed: [
    async ({ world }, use, { file }) => {
      if (seededFor !== undefined && seededFor !== file) await world.sandbox.reset();
      seededFor = file;
      await use();
    },
    { auto: true },
  ],

  watch: [
    async ({ context, app }, use) => {
      const { watch, complaints } = await watchContext(context, app.origin);
      await use(watch);
      const found = complaints();
      await endRoutes(context);
      if (found.length > 0) throw new Error(`The page complained:\n${found.join('\n')}`);
    },
    { auto: true },
  ],
});

let seededFor: string | undefined;
let addressesGiven = 0;

function nextAddress(): string {
  addressesGiven += 1;
  return `198.18.${addressesGiven >> 8}.${addressesGiven & 255}`;
}

declare global {
  interface Window {
    __policyViolated?: (what: string) => void;
  }
}

async function watchContext(context: BrowserContext, ownOrigin: string) {
  const allowedErrors: RegExp[] = [];
  const allowedOrigins = new Set([ownOrigin]);
  const faults: string[] = [];
  const consoleErrors: string[] = [];
  const requested = new Set<string>();

  context.on('weberror', (fault) => faults.push(`uncaught: ${fault.error().stack ?? fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(textOf(message));
  });
  const note = (url: string) => {
    if (/^(https?|wss?):/.test(url)) requested.add(new URL(url).origin);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  await context.exposeFunction('__policyViolated', (what: string) => void faults.push(`policy violated: ${what}`));
  await context.addInitScript(reportViolations);

  const complaints = () => [
    ...faults,
    ...consoleErrors
      .filter((text) => !allowedErrors.some((pattern) => pattern.test(text)))
      .map((text) => `console: ${text}`),
    ...[...requested].filter((origin) => !allowedOrigins.has(origin)).map((origin) => `foreign host: ${origin}`),
  ];
  const watch: Watch = {
    allowConsoleError: (pattern) => void allowedErrors.push(pattern),
    allowHost: (origin) => void allowedOrigins.add(origin),
  };
  return { watch, complaints };
}

/** A route that is still waiting for its answer when the context closes would fail the test. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const owners = [context, ...context.pages()];
  await Promise.all(owners.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
}

const textOf = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/** Runs in the page, before its own scripts. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    window.__policyViolated?.(
      `${event.effectiveDirective} by ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}
