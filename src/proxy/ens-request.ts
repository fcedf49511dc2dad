import * as z from 'zod/mini';
import { ENS_RESOLVER } from '@/config/ens';
import { readRequest, type RpcCall, type RpcRequest } from './rpc-request';

const toResolver = z.refine<string>((to) => to.toLowerCase() === ENS_RESOLVER.toLowerCase());
const lookupCall = z.object({
  method: z.literal('eth_call'),
  params: z.tuple([z.strictObject({ to: z.string().check(toResolver), data: z.string() }), z.literal('latest')]),
});
const chainIdCall = z.object({ method: z.literal('eth_chainId'), params: z.optional(z.tuple([])) });
const allowed = z.union([lookupCall, chainIdCall]);

/** Allows only name lookups, so that the Ethereum node cannot be used as a free public RPC. */
export const readEnsRequest = (body: Buffer): RpcRequest =>
  readRequest(body, (call: RpcCall) => allowed.safeParse(call).success);
