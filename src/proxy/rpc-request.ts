import * as z from 'zod/mini';
import { isPlainJson } from './plain-json';
import { isAllowedMethod } from './rpc-methods';

export const LARGEST_BATCH = 100;

/** Nothing but these keys, in these letters: a node may read `Method` as `method`, and take the last of both. */
const call = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(
    z.union([z.number().check(z.refine(Number.isSafeInteger)), z.string().check(z.maxLength(100)), z.null()]),
  ),
  method: z.string().check(z.maxLength(60)),
  params: z.optional(z.array(z.unknown()).check(z.refine((params) => isPlainJson(params)))),
});
const request = z.union([call, z.array(call).check(z.minLength(1), z.maxLength(LARGEST_BATCH))]);

export type RpcCall = z.infer<typeof call>;
/** `body` is what was read, written anew: a node never gets a text that this file may have read otherwise. */
export type RpcRequest = { ok: true; calls: number; body: string } | { ok: false; code: number; message: string };

/** What a body asks for, or the JSON-RPC error that answers it. */
export const readRpcRequest = (body: Buffer): RpcRequest => readRequest(body, ({ method }) => isAllowedMethod(method));

export function readRequest(body: Buffer, isAllowed: (call: RpcCall) => boolean): RpcRequest {
  const value = parse(body);
  // Counted before any call is judged: a list of a hundred thousand would be judged one by one.
  const isTooLong = Array.isArray(value) && value.length > LARGEST_BATCH;
  const parsed = request.safeParse(isTooLong ? undefined : value);
  if (!parsed.success) return { ok: false, code: -32600, message: 'Not a JSON-RPC request, or too many at once' };
  const calls = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  const refused = calls.find((asked) => !isAllowed(asked));
  if (refused) return { ok: false, code: -32601, message: `The method ${refused.method} is not available here` };
  const written = calls.map(writeCall).join(',');
  return { ok: true, calls: calls.length, body: Array.isArray(parsed.data) ? `[${written}]` : written };
}

const writeCall = ({ id, method, params }: RpcCall) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

/** Bytes that are no UTF-8 are no JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return undefined;
  }
}
