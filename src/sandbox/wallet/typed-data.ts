import * as z from 'zod/mini';
import { chainIdFrom } from './hex';
import { invalidParams } from './provider-error';

const schema = z.looseObject({
  domain: z.looseObject({
    name: z.optional(z.string()),
    version: z.optional(z.string()),
    chainId: z.optional(z.union([z.number(), z.string()])),
    verifyingContract: z.optional(z.string()),
  }),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
});

export type TypedData = z.infer<typeof schema>;

export function parseTypedData(given: unknown, chainId: number): TypedData {
  const parsed = z.safeParse(schema, typeof given === 'string' ? fromJson(given) : given);
  if (!parsed.success) throw invalidParams('The data to sign cannot be read.');
  const named = parsed.data.domain.chainId;
  if (named !== undefined && chainIdFrom(named) !== chainId) {
    throw invalidParams('The data to sign is meant for another network.');
  }
  return parsed.data;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidParams('The data to sign cannot be read.');
  }
}
