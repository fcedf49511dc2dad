import { Refusal, wrongMethod } from '../service/domain/refusal';
import { assertOwnPage } from '../service/own-page';
import { readJson } from '../service/read-body';
import type { ExtraHandler } from '../service/service';
import { ACTIONS } from './actions';
import type { ConsoleDeps } from './controls';
import { consolePage } from './page';

const PREFIX = '/__sandbox/';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });

export const createConsole =
  (deps: ConsoleDeps): ExtraHandler =>
  (request, url) => {
    if (url.pathname === '/' && request.method === 'GET') return Promise.resolve(consolePage(deps));
    return url.pathname.startsWith(PREFIX) ? act(deps, request, url) : undefined;
  };

async function act(deps: ConsoleDeps, request: Request, url: URL): Promise<Response> {
  const name = url.pathname.slice(PREFIX.length);
  const named = ACTIONS.filter(({ path }) => path === name);
  const action = named.find(({ method }) => method === request.method);
  if (named.length === 0) throw new Refusal(404, 'There is nothing at this address.');
  if (!action) throw wrongMethod(named.map(({ method }) => method));
  assertOwnPage(request, url);
  const input = request.method === 'POST' ? await readJson(request) : Object.fromEntries(url.searchParams);
  return json(await action.run(deps, input));
}
