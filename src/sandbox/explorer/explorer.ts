import { getAddress, isAddress, isHash, type Address } from 'viem';
import { Html, html } from '../console/html';
import { PAGE_STYLE } from '../console/page-style';
import { wrongMethod } from '../service/domain/refusal';
import type { ExtraHandler } from '../service/service';
import { accountPage, blockPage, EXPLORER_PATH, latestPage, transactionPage, type Page } from './pages';
import { readerOf, type Reader } from './read';

const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const respond = ({ title, body }: Page, status = 200): Response =>
  new Response(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <style>
            ${new Html(PAGE_STYLE)}
          </style>
        </head>
        <body>
          <header>
            <h1>${title}</h1>
            <p class="quiet">
              The chain of the FNX sandbox. <a href="${EXPLORER_PATH}">Latest blocks</a> <a href="/">Console</a>
            </p>
          </header>
          <main>${body}</main>
        </body>
      </html>`.text,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      },
    },
  );

const NOT_FOUND: Page = {
  title: 'Not on this chain',
  body: html`<p>The chain knows nothing at this address. A reset of the sandbox starts a new chain.</p>`,
};

async function show(reader: Reader, kind: string | undefined, id: string): Promise<Page | null> {
  if (kind === undefined) return latestPage(await reader.latest());
  if (kind === 'tx' && isHash(id)) {
    const found = await reader.transaction(id);
    return found && transactionPage(found);
  }
  if (kind === 'block' && /^\d{1,15}$/.test(id)) {
    const found = await reader.block(BigInt(id));
    return found && blockPage(found);
  }
  if (kind === 'address' && isAddress(id, { strict: false })) {
    const address: Address = getAddress(id);
    return accountPage(address, await reader.account(address));
  }
  return null;
}

/** A small block explorer, so that the app's explorer links lead somewhere in the sandbox. */
export function createExplorer({ rpcUrl }: { rpcUrl: string }): ExtraHandler {
  const reader = readerOf(rpcUrl);
  const answer = async ({ method }: Request, [kind, id = '', ...rest]: readonly string[]) => {
    if (method !== 'GET') throw wrongMethod(['GET']);
    const page = rest.length > 0 ? null : await show(reader, kind, id);
    return page ? respond(page) : respond(NOT_FOUND, 404);
  };
  return (request, { pathname }) => {
    const [root, ...parts] = pathname.split('/').filter(Boolean);
    return `/${root}` === EXPLORER_PATH ? answer(request, parts) : undefined;
  };
}
