import { encodeAbiParameters, encodeEventTopics, erc20Abi, parseAbi } from 'viem';
import type { Log } from '@/chain/call';
import { movedBySwap, amountsWrapped } from '@/chain/swap/moved';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const [HERS, ROUTER, WRAPPED, FNX, USDT, POOL, STRANGER] = [
  at('1'),
  at('2'),
  at('a'),
  at('4'),
  at('5'),
  at('6'),
  at('7'),
];
const PARTIES = { account: HERS, router: ROUTER, wrapped: WRAPPED };
const COIN = parseAbi([
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
]);

const figure = (amount: bigint) => encodeAbiParameters([{ type: 'uint256' }], [amount]);
const transfer = (token: `0x${string}`, from: `0x${string}`, to: `0x${string}`, amount: bigint): Log => ({
  address: token,
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }) as Log['topics'],
  data: figure(amount),
});
const deposit = (dst: `0x${string}`, amount: bigint, address: `0x${string}` = WRAPPED): Log => ({
  address,
  topics: encodeEventTopics({ abi: COIN, eventName: 'Deposit', args: { dst } }) as Log['topics'],
  data: figure(amount),
});
const withdrawal = (src: `0x${string}`, amount: bigint): Log => ({
  address: WRAPPED,
  topics: encodeEventTopics({ abi: COIN, eventName: 'Withdrawal', args: { src } }) as Log['topics'],
  data: figure(amount),
});

it('token amounts are what left the account and what reached it', () => {
  const logs = [transfer(FNX, HERS, POOL, 70n), transfer(USDT, POOL, HERS, 800n)];
  expect(movedBySwap(logs, { pay: FNX, get: USDT }, PARTIES)).toEqual({ paid: 70n, got: 800n });
});

it('a swap’s BNB amount is what the router wrapped or unwrapped', () => {
  const buying = [deposit(ROUTER, 3n), transfer(WRAPPED, ROUTER, POOL, 3n), transfer(FNX, POOL, HERS, 90n)];
  expect(movedBySwap(buying, { pay: 'coin', get: FNX }, PARTIES)).toEqual({ paid: 3n, got: 90n });
  const selling = [transfer(FNX, HERS, POOL, 90n), transfer(WRAPPED, POOL, ROUTER, 3n), withdrawal(ROUTER, 3n)];
  expect(movedBySwap(selling, { pay: FNX, get: 'coin' }, PARTIES)).toEqual({ paid: 90n, got: 3n });
});

it('transfers of others and between pools are left out', () => {
  const logs = [
    transfer(FNX, HERS, POOL, 70n),
    transfer(FNX, STRANGER, POOL, 1_000n),
    transfer(USDT, POOL, STRANGER, 1_000n),
    transfer(WRAPPED, POOL, STRANGER, 5n),
    deposit(STRANGER, 5n),
    withdrawal(STRANGER, 5n),
    deposit(ROUTER, 5n, STRANGER),
    transfer(USDT, POOL, HERS, 800n),
  ];
  expect(movedBySwap(logs, { pay: FNX, get: USDT }, PARTIES)).toEqual({ paid: 70n, got: 800n });
  expect(movedBySwap(logs, { pay: 'coin', get: 'coin' }, PARTIES)).toEqual({ paid: 0n, got: 0n });
});

it('an amount that is returned to the account is subtracted, and a transfer to itself is not counted', () => {
  const logs = [
    transfer(FNX, HERS, POOL, 70n),
    transfer(FNX, POOL, HERS, 20n),
    transfer(USDT, HERS, HERS, 9n),
    transfer(USDT, POOL, HERS, 5n),
    transfer(USDT, HERS, STRANGER, 2n),
  ];
  expect(movedBySwap(logs, { pay: FNX, get: USDT }, PARTIES)).toEqual({ paid: 50n, got: 3n });
});

it('other events do not count as transfers, such as an ERC-721 transfer', () => {
  const picture: Log = {
    ...transfer(FNX, HERS, POOL, 70n),
    topics: [...transfer(FNX, HERS, POOL, 70n).topics, figure(7n)],
  };
  expect(movedBySwap([picture, { address: FNX, topics: [], data: '0x' }], { pay: FNX, get: USDT }, PARTIES)).toEqual({
    paid: 0n,
    got: 0n,
  });
});

it('the amount of a wrapping or unwrapping is found, whatever the letter case of the addresses', () => {
  const logs = [deposit(HERS, 3n), deposit(ROUTER, 5n), withdrawal(HERS, 7n), deposit(HERS, 2n, at('A'))];
  expect(amountsWrapped(logs, 'wrap', PARTIES)).toEqual([3n, 2n]);
  expect(amountsWrapped(logs, 'unwrap', PARTIES)).toEqual([7n]);
});
