import * as z from 'zod/mini';
import { assertFewValues } from '@/utils/parse-json';

const READING = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'net_version',
  'web3_clientVersion',
];

const SANDBOX_WALLET =
  process.env.NEXT_PUBLIC_SANDBOX === '1'
    ? ['eth_accounts', 'eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign']
    : [];

const ALLOWED = new Set([...READING, ...SANDBOX_WALLET]);

const isAllowedMethod = (method: string): boolean => ALLOWED.has(method);

const MAX_DEPTH = 16;

/**
 * Whether a parsed value can be serialized again without a change. Numbers that `JSON.parse` has rounded or made
 * infinite cannot be, and a `__proto__` key could set a prototype.
 */
function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isPlainJson(item, depth + 1));
}

export const MAX_BATCH = 100;
/** The limit keeps parsing and checking fast. A full batch of usual calls has about two thousand values. */
const MAX_VALUES = 10_000;

/** Rejects unknown keys, because a node may read `Method` as `method` and use the last of them. */
const call = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(
    z.union([z.number().check(z.refine(Number.isSafeInteger)), z.string().check(z.maxLength(100)), z.null()]),
  ),
  method: z.string().check(z.maxLength(60)),
  params: z.optional(z.array(z.unknown()).check(z.refine((params) => isPlainJson(params)))),
});
const request = z.union([call, z.array(call).check(z.minLength(1), z.maxLength(MAX_BATCH))]);

export type RpcCall = z.infer<typeof call>;
/** `body` is serialized again, so that the node cannot parse the text differently. */
export type RpcRequest = { ok: true; calls: number; body: string } | { ok: false; code: number; message: string };

export const readRpcRequest = (body: Buffer): RpcRequest => readRequest(body, ({ method }) => isAllowedMethod(method));

export function readRequest(body: Buffer, isAllowed: (call: RpcCall) => boolean): RpcRequest {
  const value = parse(body);
  // The length is checked first, because validation would visit each call of a very long batch.
  const isTooLong = Array.isArray(value) && value.length > MAX_BATCH;
  const parsed = request.safeParse(isTooLong ? undefined : value);
  if (!parsed.success) return { ok: false, code: -32600, message: 'Not a JSON-RPC request, or too many at once' };
  const calls = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  const refused = calls.find((asked) => !isAllowed(asked));
  if (refused) return { ok: false, code: -32601, message: `The method ${refused.method} is not available here` };
  const written = calls.map(writeCall).join(',');
  return { ok: true, calls: calls.length, body: Array.isArray(parsed.data) ? `[${written}]` : written };
}

const writeCall = ({ id, method, params }: RpcCall) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

function parse(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    assertFewValues(text, MAX_VALUES);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
