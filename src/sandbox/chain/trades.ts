import { decodeFunctionData, encodeFunctionData, getAddress, toEventSelector, zeroAddress, type Abi } from 'viem';
import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { LedgerAsset } from '../service/chain-reader';
import type { TradeLeg } from '../service/service-chain';
import { ARTIFACTS } from './artifacts';
import { CONTRACTS } from './contracts';
import { asFields, asHex, asList, asQuantity, type Rpc } from './rpc';
import { addressIn, asTransferLog, keyOfLog } from './transfer-logs';

const SWAP = toEventSelector('Swap(address,uint256,uint256,uint256,uint256,address)');
const DEPOSIT = toEventSelector('Deposit(address,uint256)');
const WITHDRAWAL = toEventSelector('Withdrawal(address,uint256)');

const TOKENS = ['FNX', 'USDT', 'WBNB'] as const satisfies readonly LedgerAsset[];
const POOLS = [
  ['FNX', 'USDT'],
  ['FNX', 'WBNB'],
  ['USDT', 'WBNB'],
] as const;

type Log = Record<string, unknown>;

/**
 * Returns the transfers into and out of the exchange in this transaction, or none if no pool swapped. Omits transfers
 * from pool to pool.
 */
export async function tradeLegs(rpc: Rpc, hash: Hash): Promise<TradeLeg[]> {
  const receipt = await rpc('eth_getTransactionReceipt', [hash]);
  if (receipt === null) return [];
  const logs = asList(asFields(receipt).logs).map(asFields);
  const swappers = logs.filter((log) => firstTopic(log) === SWAP).map(({ address }) => String(address));
  if (swappers.length === 0) return [];
  const pools = (await poolAddresses(rpc)).filter((pool) => swappers.some((one) => isSameAddress(one, pool)));
  if (pools.length === 0) return [];
  const transaction = asFields(await rpc('eth_getTransactionByHash', [hash]));
  return [
    ...logs.flatMap((log) => tokenLeg(log, pools) ?? []),
    ...logs.flatMap((log) => coinLeg(log, transaction) ?? []),
  ];
}

const firstTopic = ({ topics }: Log) => asList(topics)[0];

/** Returns the pools that the factory created, because any contract can emit a Swap event. */
async function poolAddresses(rpc: Rpc): Promise<Address[]> {
  const pools = await Promise.all(
    POOLS.map(async ([one, other]) => {
      const args = [CONTRACTS[one], CONTRACTS[other]];
      const data = encodeFunctionData({ abi: ARTIFACTS.factory().abi, functionName: 'getPair', args });
      return addressIn(await rpc('eth_call', [{ to: CONTRACTS.factory, data }, 'latest']));
    }),
  );
  return pools.filter((pool) => pool !== zeroAddress);
}

function tokenLeg(log: Log, pools: readonly Address[]): TradeLeg | undefined {
  const moved = asTransferLog(log);
  const symbol = TOKENS.find((token) => moved && isSameAddress(CONTRACTS[token], moved.contract));
  if (!moved || !symbol) return undefined;
  const isOfExchange = (address: Address) => [...pools, CONTRACTS.router].some((one) => isSameAddress(one, address));
  const { key, from, to, amount } = moved;
  return isOfExchange(from) === isOfExchange(to) ? undefined : { key, from, to, amount, symbol };
}

/**
 * Uses the WBNB events, because native BNB leaves no log. The router wraps BNB that it receives and unwraps BNB that
 * it pays out.
 */
function coinLeg(log: Log, transaction: Log): TradeLeg | undefined {
  const { router, WBNB } = CONTRACTS;
  if (!isSameAddress(String(log.address), WBNB)) return undefined;
  const [event, who] = asList(log.topics);
  if ((event !== DEPOSIT && event !== WITHDRAWAL) || !isSameAddress(addressIn(who), router)) return undefined;
  const leg = { key: keyOfLog(log), amount: asQuantity(log.data), symbol: 'BNB' } as const;
  if (event === DEPOSIT) {
    const from = payerOf(transaction);
    return from && { ...leg, from, to: router };
  }
  const to = payeeOf(transaction);
  return to && { ...leg, from: router, to };
}

const isToRouter = ({ to }: Log): boolean => isSameAddress(String(to), CONTRACTS.router);

/**
 * Returns the account that paid. If the transaction did not call the router, a contract wallet did, and the payer is
 * the called contract. A contract creation has no such address.
 */
function payerOf(transaction: Log): Address | undefined {
  const payer = isToRouter(transaction) ? transaction.from : transaction.to;
  return typeof payer === 'string' ? getAddress(payer) : undefined;
}

function payeeOf(transaction: Log): Address | undefined {
  if (!isToRouter(transaction)) return undefined;
  const { abi } = ARTIFACTS.router();
  const { functionName, args = [] } = decodeFunctionData({ abi, data: asHex(transaction.input) });
  const payee = args[inputsOf(abi, functionName).indexOf('to')];
  return typeof payee === 'string' ? getAddress(payee) : undefined;
}

const inputsOf = (abi: Abi, name: string): (string | undefined)[] =>
  abi.flatMap((item) => (item.type === 'function' && item.name === name ? item.inputs.map((input) => input.name) : []));
