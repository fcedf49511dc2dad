import * as z from 'zod/mini';
import { chainIdFrom, isAddress, isHex } from './hex';
import { invalidParams } from './provider-error';

const hex = z.custom<`0x${string}`>(isHex);
const address = z.custom<`0x${string}`>(isAddress);

const schema = z.object({
  from: address,
  to: z.nullish(address),
  value: z.optional(hex),
  data: z.optional(hex),
  input: z.optional(hex),
  gas: z.optional(hex),
  gasPrice: z.optional(hex),
  maxFeePerGas: z.optional(hex),
  maxPriorityFeePerGas: z.optional(hex),
  nonce: z.optional(hex),
  chainId: z.optional(z.union([z.string(), z.number()])),
});

export type Transaction = Omit<z.infer<typeof schema>, 'input' | 'chainId'>;

export function parseTransaction(given: unknown, chainId: number): Transaction {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw invalidParams('The transaction cannot be read.');
  const { input, chainId: named, to, ...fields } = parsed.data;
  if (named !== undefined && chainIdFrom(named) !== chainId) {
    throw invalidParams('The transaction is meant for another network.');
  }
  if (input && fields.data && input !== fields.data)
    throw invalidParams('The transaction contains two different calls.');
  const data = fields.data ?? input;
  return { ...fields, ...(to ? { to } : {}), ...(data ? { data } : {}) };
}
