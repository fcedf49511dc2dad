import { decodeAbiParameters, isHex, size, slice, type Hex } from 'viem';
import type { Revert } from '@/errors/swap-fault';

const REASON = '0x08c379a0';
const SELECTOR_BYTES = 4;
const MAX_DEPTH = 10;

type Link = { data?: unknown; details?: unknown; message?: unknown; cause?: unknown };

/**
 * Returns the reason why a contract reverted, from a node's error. Returns null if the error is not a revert, for
 * example if no node answered.
 */
export function revertOf(thrown: unknown): Revert | null {
  const links = linksOf(thrown);
  const data = links.map(dataOf).find((found) => found !== undefined);
  if (data !== undefined && data !== '0x') return revertIn(data);
  // Some nodes report the reason only in the message.
  const texts = links.map(({ details, message }) => String(details ?? message));
  const text = texts.map((message) => REVERTED.exec(message)).find((match) => match !== null);
  if (text) return text[1] ? { type: 'reason', text: text[1] } : { type: 'empty' };
  if (texts.some((message) => OUT_OF_GAS.test(message))) return { type: 'empty' };
  return data === undefined ? null : { type: 'empty' };
}

const REVERTED = /\brevert(?:ed)?\b(?::\s*(\S.*)?)?$/m;

/** Running out of gas counts as a revert, because the node executed the call and it failed. */
const OUT_OF_GAS = /\bout ?of ?gas\b|\bintrinsic gas too low\b/i;

function linksOf(thrown: unknown): Link[] {
  const links: Link[] = [];
  for (let at = thrown; at && links.length < MAX_DEPTH; at = links.at(-1)?.cause) links.push(Object(at));
  return links.toReversed();
}

function dataOf({ data }: Link): Hex | undefined {
  const revertData = typeof data === 'object' && data !== null ? Object(data).data : data;
  return isHex(revertData) ? revertData : undefined;
}

function revertIn(data: Hex): Revert {
  if (size(data) < SELECTOR_BYTES) return { type: 'empty' };
  const selector = slice(data, 0, SELECTOR_BYTES);
  if (selector.toLowerCase() !== REASON) return { type: 'custom', selector };
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], slice(data, SELECTOR_BYTES));
    return { type: 'reason', text };
  } catch {
    return { type: 'custom', selector };
  }
}
