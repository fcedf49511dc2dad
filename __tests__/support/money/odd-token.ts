import type { Address } from '@/api/contract';
import type { World } from '../world';
import { assemble } from './assembler';

export type Oddity = { selector: string; does: (real: Address) => string };

const TRANSFER = '0xa9059cbb';
const DECIMALS = '0x313ce567';

/** Delegatecalls the real code on this contract's storage, with the call data copied to memory. */
const ask = (real: Address) => `push0 push0 calldatasize push0 ${real} gas delegatecall`;
const copyAsked = 'calldatasize push0 push0 calldatacopy';
const answerWord = (word: string) => `${word} push0 mstore 0x20 push0 return`;
const fail = 'push0 push0 revert';
const hundredth = '0x64 0x24 calldataload div';

export const ODD: Readonly<Record<string, Oddity>> = {
  'keeps a hundredth of each transfer': {
    selector: TRANSFER,
    does: (real) => `${copyAsked} ${hundredth} 0x24 calldataload sub 0x24 mstore ${ask(real)} pop
      ${copyAsked} address 0x04 mstore ${hundredth} 0x24 mstore ${ask(real)} pop ${answerWord('0x01')}`,
  },
  'is paused': { selector: TRANSFER, does: () => fail },
  'returns false': { selector: TRANSFER, does: () => answerWord('push0') },
  'returns true and moves nothing': { selector: TRANSFER, does: () => answerWord('0x01') },
  'returns nothing and moves everything': {
    selector: TRANSFER,
    does: (real) => `${copyAsked} ${ask(real)} @moved jumpi ${fail} moved: push0 push0 return`,
  },
  'has six decimals': { selector: DECIMALS, does: () => answerWord('0x06') },
  'reports no decimals': { selector: DECIMALS, does: () => fail },
};

const REAL: Address = '0x00000000000000000000000000000000000c0de0';

const codeOf = ({ selector, does }: Oddity) =>
  assemble(`push0 calldataload 0xe0 shr ${selector} eq @odd jumpi
    ${copyAsked} ${ask(REAL)} returndatasize push0 push0 returndatacopy @done jumpi returndatasize push0 revert
    done: returndatasize push0 return
    odd: ${does(REAL)}`);

/** Replaces USDT's code but keeps all balances; the returned function restores it. */
export async function makeOdd({ chain }: Pick<World, 'chain'>, oddity: Oddity): Promise<() => Promise<void>> {
  const { USDT } = chain.contracts;
  const code = await chain.rpc('eth_getCode', [USDT, 'latest']);
  await chain.rpc('anvil_setCode', [REAL, code]);
  await chain.rpc('anvil_setCode', [USDT, codeOf(oddity)]);
  return async () => void (await chain.rpc('anvil_setCode', [USDT, code]));
}
