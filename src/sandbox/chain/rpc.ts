export type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>;

export class RpcError extends Error {
  override name = 'RpcError';
}

type RpcAnswer = { result?: unknown; error?: { message?: string } };

export const createRpc =
  (url: string): Rpc =>
  async (method, params = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const answer = (await response.json()) as RpcAnswer;
    if (answer.error) throw new RpcError(`${method}: ${answer.error.message ?? 'refused'}`);
    return answer.result;
  };

export type Hex = `0x${string}`;

export function asHex(value: unknown): Hex {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]*$/.test(value)) throw new RpcError('Not a hexadecimal answer');
  return value as Hex;
}

export function asHash(value: unknown): Hex {
  const hash = asHex(value);
  if (hash.length !== 66) throw new RpcError('Not a hash');
  return hash;
}

export const asQuantity = (value: unknown): bigint => (asHex(value) === '0x' ? 0n : BigInt(asHex(value)));

export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

export function asFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RpcError('Not an object');
  return value as Record<string, unknown>;
}

export function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new RpcError('Not a list');
  return value;
}
