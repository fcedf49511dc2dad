/** A minimal EVM assembler: mnemonics, pushed numbers, labels and `@label`. */
const CODES: Readonly<Record<string, string>> = {
  sub: '03',
  div: '04',
  eq: '14',
  shr: '1c',
  address: '30',
  calldataload: '35',
  calldatasize: '36',
  calldatacopy: '37',
  returndatasize: '3d',
  returndatacopy: '3e',
  pop: '50',
  mload: '51',
  mstore: '52',
  jumpi: '57',
  gas: '5a',
  jumpdest: '5b',
  push0: '5f',
  return: 'f3',
  delegatecall: 'f4',
  revert: 'fd',
};
const PUSH = 0x5f;
const PUSH_LABEL = '61';

type Part = { code: string } | { label: string };

export function assemble(source: string): `0x${string}` {
  const places = new Map<string, number>();
  const parts: Part[] = [];
  let length = 0;
  for (const word of source.split(/\s+/).filter(Boolean)) {
    if (word.endsWith(':')) places.set(word.slice(0, -1), length);
    const part = partOf(word);
    parts.push(part);
    length += 'label' in part ? 3 : part.code.length / 2;
  }
  const codeOf = (part: Part) => ('label' in part ? PUSH_LABEL + placeOf(places, part.label) : part.code);
  return `0x${parts.map(codeOf).join('')}`;
}

function partOf(word: string): Part {
  if (word.endsWith(':')) return { code: CODES.jumpdest! };
  if (word.startsWith('@')) return { label: word.slice(1) };
  if (word.startsWith('0x')) {
    const digits = word.slice(2).length % 2 ? `0${word.slice(2)}` : word.slice(2);
    return { code: (PUSH + digits.length / 2).toString(16) + digits };
  }
  const code = CODES[word];
  if (!code) throw new Error(`Not in the EVM's words: ${word}`);
  return { code };
}

function placeOf(places: ReadonlyMap<string, number>, label: string): string {
  const place = places.get(label);
  if (place === undefined) throw new Error(`There is no ${label}`);
  return place.toString(16).padStart(4, '0');
}
