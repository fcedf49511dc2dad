import type { Address, Hex } from './questions';
import { CODE, invalidParams, ProviderError } from './provider-error';

export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value);
export const isAddress = (value: unknown): value is Address => isHex(value) && value.length === 42;
export const isSameHex = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
export const numberToHex = (value: number): Hex => `0x${value.toString(16)}`;

export function hexFrom(answer: unknown): Hex {
  if (!isHex(answer)) throw new ProviderError(CODE.internal, 'The network gave an answer that cannot be read.');
  return answer;
}

export function chainIdFrom(value: unknown): number {
  const id = isHex(value) && value.length > 2 ? Number(value) : Number(value ?? Number.NaN);
  if (!Number.isSafeInteger(id) || id < 1) throw invalidParams('The chain id cannot be read.');
  return id;
}

export function bytesToHex(bytes: Uint8Array): Hex {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function hexToBytes(hex: Hex): Uint8Array {
  const digits = hex.slice(2).padStart(Math.ceil((hex.length - 2) / 2) * 2, '0');
  return Uint8Array.from({ length: digits.length / 2 }, (_byte, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}

export function textIn(hex: Hex): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(hex));
  } catch {
    return null;
  }
}
