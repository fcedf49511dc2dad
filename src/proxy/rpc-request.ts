import * as z from 'zod/mini';
import { isAllowedMethod } from './rpc-methods';

export const LARGEST_BATCH = 100;

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.number(), z.string(), z.null()])),
  method: z.string().check(z.maxLength(60)),
  params: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
});
const request = z.union([call, z.array(call).check(z.minLength(1), z.maxLength(LARGEST_BATCH))]);

export type RpcCall = z.infer<typeof call>;
export type RpcRequest = { ok: true; calls: number } | { ok: false; code: number; message: string };

/** What a body asks for, or the JSON-RPC error that answers it. */
export const readRpcRequest = (body: Buffer): RpcRequest => readRequest(body, ({ method }) => isAllowedMethod(method));

export function readRequest(body: Buffer, isAllowed: (call: RpcCall) => boolean): RpcRequest {
  const parsed = request.safeParse(parse(body));
  if (!parsed.success) return { ok: false, code: -32600, message: 'Not a JSON-RPC request, or too many at once' };
  const calls = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  const refused = calls.find((asked) => !isAllowed(asked));
  if (refused) return { ok: false, code: -32601, message: `The method ${refused.method} is not available here` };
  return { ok: true, calls: calls.length };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
