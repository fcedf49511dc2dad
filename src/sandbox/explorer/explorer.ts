import { getAddress, isAddress, isHash, type Address } from 'viem';
import { html } from '../console/html';
import { htmlPage } from '../console/html-page';
import { wrongMethod } from '../service/domain/refusal';
import type { ExtraHandler } from '../service/service';
import { accountPage, blockPage, EXPLORER_PATH, latestPage, transactionPage, type Page } from './pages';
import { readerOf, type Reader } from './read';

const respond = ({ title, body }: Page, status?: number): Response =>
  htmlPage({
    title,
    status,
    introduction: html`The chain of the FNX sandbox. <a href="${EXPLORER_PATH}">Latest blocks</a>
      <a href="/">Console</a>`,
    body: html`<main>${body}</main>`,
  });

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

/** A small block explorer, so that the app's explorer links work in the sandbox. */
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
