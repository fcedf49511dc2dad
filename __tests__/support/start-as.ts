import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { logInAs } from './log-in';
import { server, startBackend, type Backend } from './service';

export const APP_CONFIG = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: 'https://explorer.example' },
  rpcPaths: ['/api/rpc/0', '/api/rpc/0'],
  fnxToken: '0x00000000000000000000000000000000000f0001',
  payAddress: '0x00000000000000000000000000000000000f0003',
  payTokens: { USDT: '0x00000000000000000000000000000000000f0002' },
  walletConnectProjectId: null,
  captchaSiteKey: null,
  identity: { origin: 'https://verifier.example', level: 'fnx-identity' },
};

type RpcCall = { id: number; method: string; params?: [{ data?: string }] };

function answerRpc({ id, method, params }: RpcCall) {
  const isDecimals = params?.[0].data?.startsWith('0x313ce567');
  const word = (isDecimals ? 18n : 40n * 10n ** 18n).toString(16).padStart(64, '0');
  const results: Readonly<Record<string, string>> = { eth_chainId: '0x38', eth_gasPrice: '0x3b9aca00' };
  return { jsonrpc: '2.0', id, result: results[method] ?? `0x${word}` };
}

const answerChain = http.post('*/api/rpc/0', async ({ request }) => {
  const asked = (await request.json()) as RpcCall | RpcCall[];
  return HttpResponse.json(Array.isArray(asked) ? asked.map(answerRpc) : answerRpc(asked));
});

export async function startAs(firstName: string): Promise<Backend> {
  const backend = await startBackend();
  server.use(
    answerChain,
    http.get('*/api/config', () => HttpResponse.json(APP_CONFIG)),
  );
  const investor = (await backend.sandbox.accounts()).find(({ email }) =>
    email.startsWith(`${firstName.toLowerCase()}@`),
  );
  if (!investor) throw new Error(`The seed has no ${firstName}`);
  endSession({ tone: 'silent' });
  await logInAs(backend, investor);
  return backend;
}

/** Simulates the page after a login, which is another document. */
export function land(): void {
  const session = sessionStore.get();
  if (session.state === 'authenticated') sessionStore.set({ state: 'authenticated', token: session.token });
}

export function leave(): void {
  endSession({ tone: 'silent' });
  queryClient.clear();
}

export const breakCall = (path: string) => server.use(http.all(`*/api/v1/${path}`, () => HttpResponse.error()));
export function holdCall(path: string): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  server.use(http.all(`*/api/v1/${path}`, () => isReleased));
  return release;
}
export const mendCall = (path: string, { service }: Backend) =>
  server.use(http.all(`*/api/v1/${path}`, ({ request }) => service.fetch(request)));
