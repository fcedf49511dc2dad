import { fromBaseUnits } from '@/utils/money';
import { hexToBytes, isHex } from './hex';
import type { Address, Hex, Rpc } from './questions';

export type TokenCall = { kind: 'transfer' | 'approve'; to: Address; units: bigint };

const KINDS = new Map<string, TokenCall['kind']>([
  ['0xa9059cbb', 'transfer'],
  ['0x095ea7b3', 'approve'],
]);
const CALL = /^(0x[0-9a-f]{8})0{24}([0-9a-f]{40})([0-9a-f]{64})$/;
const DECIMALS = '0x313ce567';
const SYMBOL = '0x95d89b41';

export const UNLIMITED = 2n ** 256n - 1n;

export function decodeTokenCall(data: Hex): TokenCall | null {
  const [, selector = '', to = '', units = ''] = CALL.exec(data.toLowerCase()) ?? [];
  const kind = KINDS.get(selector);
  return kind ? { kind, to: `0x${to}`, units: BigInt(`0x${units}`) } : null;
}

export async function describeUnits(rpc: Rpc, token: Address, units: bigint): Promise<string> {
  const ask = (data: Hex) => rpc('eth_call', [{ to: token, data }, 'latest']).catch(() => null);
  const [decimals, symbol] = await Promise.all([ask(DECIMALS), ask(SYMBOL)]);
  const places = readDecimals(decimals);
  if (places === null) return `${units} base units`;
  return `${fromBaseUnits(units, places)} ${readSymbol(symbol)}`.trim();
}

function readDecimals(answer: unknown): number | null {
  if (!isHex(answer) || answer.length !== 66) return null;
  const places = BigInt(answer);
  return places <= 77n ? Number(places) : null;
}

function readSymbol(answer: unknown): string {
  if (!isHex(answer) || answer.length < 130) return '';
  const length = Number(BigInt(`0x${answer.slice(66, 130)}`));
  const text = new TextDecoder().decode(hexToBytes(`0x${answer.slice(130, 130 + Math.min(length, 12) * 2)}`));
  return text.replace(/[^\w.$-]/g, '');
}
