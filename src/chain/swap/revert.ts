import { decodeAbiParameters, isHex, size, slice, type Hex } from 'viem';
import type { Revert } from '@/errors/swap-fault';

/** Error(string), by which Solidity gives a reason. */
const REASON = '0x08c379a0';
const SELECTOR_BYTES = 4;
const DEEPEST = 10;

type Link = { data?: unknown; details?: unknown; message?: unknown; cause?: unknown };

/** Why a contract refused a call, by what a node said of it; null where the call was not refused but, say, nobody answered. */
export function revertOf(thrown: unknown): Revert | null {
  const links = linksOf(thrown);
  const data = links.map(dataOf).find((found) => found !== undefined);
  if (data !== undefined && data !== '0x') return revertIn(data);
  // Some nodes tell the reason in their words alone.
  const texts = links.map(({ details, message }) => String(details ?? message));
  const text = texts.map((said) => REVERTED.exec(said)).find((match) => match !== null);
  if (text) return text[1] ? { is: 'reason', text: text[1] } : { is: 'empty' };
  if (texts.some((said) => OUT_OF_GAS.test(said))) return { is: 'empty' };
  return data === undefined ? null : { is: 'empty' };
}

const REVERTED = /\brevert(?:ed)?\b(?::\s*(\S.*)?)?$/m;

/** The node has tried it out, and it failed: that is an answer. */
const OUT_OF_GAS = /\bout ?of ?gas\b|\bintrinsic gas too low\b/i;

function linksOf(thrown: unknown): Link[] {
  const links: Link[] = [];
  for (let at = thrown; at && links.length < DEEPEST; at = links.at(-1)?.cause) links.push(Object(at));
  // What the node itself said stands innermost.
  return links.toReversed();
}

/** Nodes put it there as it is, or within an object of their own. */
function dataOf({ data }: Link): Hex | undefined {
  const told = typeof data === 'object' && data !== null ? Object(data).data : data;
  return isHex(told) ? told : undefined;
}

function revertIn(data: Hex): Revert {
  if (size(data) < SELECTOR_BYTES) return { is: 'empty' };
  const selector = slice(data, 0, SELECTOR_BYTES);
  if (selector.toLowerCase() !== REASON) return { is: 'custom', selector };
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], slice(data, SELECTOR_BYTES));
    return { is: 'reason', text };
  } catch {
    return { is: 'custom', selector };
  }
}
