import { startWorld, type World } from '../support/world';
import { isSignedByContract } from '@/sandbox/chain/contract-signature';
import type { Address, Hash } from '@/api/contract';

const WALLET: Address = '0x00000000000000000000000000000000000c0de1';
const HASH: Hash = `0x${'ab'.repeat(32)}`;
const MAGIC = `1626ba7e${'0'.repeat(56)}`;

/** Bytecode that returns these 32 bytes for every call. */
const always = (word: string) => `0x7f${word}60005260206000f3`;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it.each([
  ['a contract that agrees', always(MAGIC), true],
  ['a contract that disagrees', always('0'.repeat(64)), false],
  ['a contract that reverts', '0x60006000fd', false],
  ['no contract', '0x', false],
])('a signature is checked on the chain with %s', async (_name, code, isSigned) => {
  await world.chain.rpc('anvil_setCode', [WALLET, code]);
  expect(await isSignedByContract(world.chain.rpc, WALLET, HASH, '0x1234')).toBe(isSigned);
});
