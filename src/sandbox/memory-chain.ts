import { randomBytes } from 'node:crypto';
import type { Address, Hash } from '@/api/contract';
import { ONE } from '@/utils/money';
import { DEPLOYER, PAY_ADDRESS, TREASURY, VAULT } from './chain/accounts';
import { CONTRACTS } from './chain/contracts';
import { SEED_FUNDS } from './seed/funds';
import type { ServiceAsset, Signature } from './service/chain-reader';
import { CONFIRMATIONS } from './service/domain/confirmations';
import { parseUnits } from './service/domain/decimal';
import type { Outcome, Payment, Sending, ServiceChain } from './service/service-chain';

const USER_BNB = 25n * ONE;
const PLENTY = 10n ** 9n * ONE;
const CHAIN_ID = 56;

type MinedPayment = Payment & { nonce?: number };
type Transfer = { from: Address; to: Address; asset: ServiceAsset; amount: bigint };

/** An in-memory replacement for the chain, for tests that only display money. Each transfer is one block. */
export type MemoryChain = ServiceChain & {
  set: (asset: ServiceAsset, address: Address, amount: bigint) => void;
  transfer: (transfer: Transfer) => Promise<Hash>;
  mine: (blocks: number) => void;
  setContractSignature: (address: Address, signature: Signature) => void;
};

const newHash = (): Hash => `0x${randomBytes(32).toString('hex')}`;
const keyOf = (asset: ServiceAsset, address: Address) => `${asset}:${address.toLowerCase()}`;

export function createMemoryChain(now: () => number): MemoryChain {
  const held = new Map<string, bigint>();
  const signed = new Map<string, Signature>();
  const moved: MinedPayment[] = [];
  let head = 0n;
  const balance = (asset: ServiceAsset, address: Address) => held.get(keyOf(asset, address)) ?? 0n;
  const set = (asset: ServiceAsset, address: Address, amount: bigint) => void held.set(keyOf(asset, address), amount);
  seed(set);

  const move = ({ from, to, asset, amount }: Transfer, nonce?: number): Hash => {
    if (balance(asset, from) < amount) throw new Error('The balance does not cover it');
    set(asset, from, balance(asset, from) - amount);
    set(asset, to, balance(asset, to) + amount);
    head += 1n;
    const hash = newHash();
    const place = { block: head, blockHash: newHash(), at: now() };
    moved.push({ key: `${hash}:0`, hash, from, to, symbol: asset, amount, ...place, nonce });
    return hash;
  };
  const sentBy = (purse: Sending['purse']) =>
    moved.filter(({ from, nonce }) => from === PURSES[purse] && nonce !== undefined);

  return {
    chainId: CHAIN_ID,
    purses: PURSES,
    contractOf: (asset) => (asset === 'BNB' ? null : CONTRACTS[asset]),
    balanceOf: (asset, address) => Promise.resolve(balance(asset, address)),
    isSignedByContract: (address, _hash, signature) => Promise.resolve(signed.get(address.toLowerCase()) === signature),
    setContractSignature: (address, signature) => void signed.set(address.toLowerCase(), signature),
    height: () => Promise.resolve(head),
    paymentsIn: (from, to) =>
      Promise.resolve(
        moved.filter(
          ({ block, to: payee }) => from <= block && block <= to && (payee === PAY_ADDRESS || payee === VAULT),
        ),
      ),
    sharesMoved: (from, to) =>
      Promise.resolve(moved.filter(({ block, symbol }) => symbol === 'FNX' && from <= block && block <= to)),
    sharesAt: (address, block) => Promise.resolve(balance('FNX', address) - netSince(moved, address, block)),
    tradeLegs: () => Promise.resolve([]),
    hasCode: (address) => Promise.resolve(signed.has(address.toLowerCase())),
    outcomeOf: (hash) => Promise.resolve(outcomeIn(moved, hash)),
    nextNonce: (purse) => Promise.resolve(sentBy(purse).length),
    send: ({ purse, asset, to, amount, nonce }) => {
      const hash = move({ from: PURSES[purse], to, asset, amount }, nonce);
      head += CONFIRMATIONS - 1n;
      return Promise.resolve(hash);
    },
    find: ({ purse, nonce }) => {
      const sent = sentBy(purse).find((one) => one.nonce === nonce);
      return Promise.resolve(sent ? { hash: sent.hash, isOurs: true } : null);
    },
    set,
    transfer: async (transfer) => move(transfer),
    mine: (blocks) => {
      head += BigInt(blocks);
    },
  };
}

function outcomeIn(moved: readonly MinedPayment[], hash: Hash): Outcome {
  const found = moved.find((one) => one.hash === hash);
  return found ? { kind: 'mined', worked: true, block: found.block, blockHash: found.blockHash } : { kind: 'unknown' };
}

const netSince = (moved: readonly MinedPayment[], address: Address, block: bigint): bigint =>
  moved
    .filter((one) => one.symbol === 'FNX' && one.block > block)
    .reduce((net, { from, to, amount }) => net + (to === address ? amount : 0n) - (from === address ? amount : 0n), 0n);

const PURSES = { treasury: TREASURY, vault: VAULT, payAddress: PAY_ADDRESS };

function seed(set: MemoryChain['set']): void {
  for (const asset of ['FNX', 'USDT', 'BNB'] as const) {
    set(asset, DEPLOYER, PLENTY);
    set(asset, TREASURY, PLENTY);
  }
  for (const { address, orders, USDT, hasNoBnb } of SEED_FUNDS) {
    set(
      'FNX',
      address,
      orders.reduce((total, { shares }) => total + parseUnits(shares), 0n),
    );
    set('USDT', address, USDT);
    set('BNB', address, hasNoBnb ? 0n : USER_BNB);
  }
}
