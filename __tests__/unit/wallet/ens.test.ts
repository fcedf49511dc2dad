import { bypass, http, passthrough } from 'msw';
import { decodeFunctionData, encodeFunctionResult, parseAbi, type Hex } from 'viem';
import { mainnet } from 'viem/chains';
import { ENS_RESOLVER } from '@/config/ens';
import { forwardToEns } from '@/proxy/rpc';
import { serve } from '../../support/http';
import { server, useServer } from '../../support/service';

useServer();

const RESOLVER = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string name, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
]);
const TEXT = parseAbi(['function text(bytes32 node, string key) view returns (string value)']);
const ACCOUNT = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000';
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

type Node = { name: string; avatar?: string; chainId?: string };
type Call = { id: number; method: string; params?: [{ to: string; data: Hex }] };

function answer({ method, params }: Call, { name, avatar = '', chainId = '0x1' }: Node): string {
  if (method === 'eth_chainId') return chainId;
  const { functionName } = decodeFunctionData({ abi: RESOLVER, data: params![0].data });
  if (functionName === 'reverseWithGateways') {
    return encodeFunctionResult({ abi: RESOLVER, functionName, result: [name, ZERO_ADDRESS, ZERO_ADDRESS] });
  }
  const value = encodeFunctionResult({ abi: TEXT, functionName: 'text', result: avatar });
  return encodeFunctionResult({ abi: RESOLVER, functionName, result: [value, ZERO_ADDRESS] });
}

const running: { close: () => Promise<void> }[] = [];

async function startEthereum(node: Node) {
  const asked: string[] = [];
  const rpc = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const call: Call = JSON.parse(body);
    asked.push(call.method);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: answer(call, node) }));
  });
  const proxy = await serve((request, response) => forwardToEns(request, response));
  running.push(rpc, proxy);
  Object.assign(process.env, {
    TOKEN_SERVICE_URL: 'http://127.0.0.1:1',
    RPC_URLS: 'http://127.0.0.1:1',
    FNX_TOKEN_ADDRESS: `0x${'1'.repeat(40)}`,
    USDT_TOKEN_ADDRESS: `0x${'2'.repeat(40)}`,
    PAY_ADDRESS: `0x${'3'.repeat(40)}`,
    ENS_RPC_URL: rpc.origin,
  });
  server.use(
    http.all(`${rpc.origin}/`, () => passthrough()),
    http.post('http://localhost/api/ens', async ({ request }) =>
      fetch(bypass(proxy.origin, { method: 'POST', body: await request.text() })),
    ),
    http.get('*/api/config', async () => {
      const { readServerEnv } = await import('@/config/server-env');
      return Response.json(readServerEnv().browser);
    }),
  );
  return asked;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.close()));
  delete process.env.ENS_RPC_URL;
  jest.resetModules();
});

const identity = async () => (await import('@/wallet/ens/ens')).ensIdentity(ACCOUNT);

test('an account has the name that resolves back to it, and the picture in its record', async () => {
  const asked = await startEthereum({ name: 'amelia.eth', avatar: PICTURE });
  expect(await identity()).toEqual({ name: 'amelia.eth', picture: PICTURE });
  expect(asked).toEqual(['eth_chainId', 'eth_call', 'eth_call']);
});

test.each([
  'https://pictures.example/me.png',
  'ipfs://a-picture',
  'eip155:1/erc721:0x1/1',
  'data:text/html,<p>',
  `data:image/png;base64,${'A'.repeat(70_000)}`,
])('a remote or invalid picture is omitted: %#', async (avatar) => {
  await startEthereum({ name: 'amelia.eth', avatar });
  expect(await identity()).toEqual({ name: 'amelia.eth', picture: null });
});

test.each([
  ['without a name', { name: '' }],
  ['on another chain', { name: 'amelia.eth', chainId: '0x38' }],
  ['with a character that reverses the text direction', { name: 'ame\u202Elia.eth' }],
  ['with an invisible letter', { name: 'ame\u200Blia.eth' }],
  ['with a letter of another alphabet', { name: 'аmelia.eth' }],
  ['in a spelling that ENS does not use', { name: 'Amelia.eth' }],
  ['that is too long', { name: `${'a'.repeat(300)}.eth` }],
])('a record %s results in no name', async (_what, node) => {
  await startEthereum(node);
  expect(await identity()).toBeNull();
});

test('no call is made without an RPC for names', async () => {
  const asked = await startEthereum({ name: 'amelia.eth' });
  delete process.env.ENS_RPC_URL;
  expect(await identity()).toBeNull();
  expect(asked).toEqual([]);
});

test('the resolver has the same address here as in viem', () => {
  expect(mainnet.contracts.ensUniversalResolver.address.toLowerCase()).toBe(ENS_RESOLVER.toLowerCase());
});
