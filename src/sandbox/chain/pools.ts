import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { DEPLOYER } from './accounts';
import { ARTIFACTS } from './artifacts';
import { CONTRACTS } from './contracts';
import type { Rpc } from './rpc';
import { sendMined } from './sender';
import { ONE } from '@/utils/money';

type Token = 'FNX' | 'USDT';

/** The depths are chosen so that all pools agree on 12.48 USDT per share and 640 USDT per BNB. */
const POOLS = {
  fnxUsdt: { FNX: 400_000n * ONE, USDT: 4_992_000n * ONE },
  fnxBnb: { FNX: 200_000n * ONE, BNB: 3_900n * ONE },
  usdtBnb: { USDT: 6_400_000n * ONE, BNB: 10_000n * ONE },
};

export async function fundPools(rpc: Rpc, mint: (token: Token, amount: bigint) => Promise<void>): Promise<void> {
  await mint('FNX', POOLS.fnxUsdt.FNX + POOLS.fnxBnb.FNX);
  await mint('USDT', POOLS.fnxUsdt.USDT + POOLS.usdtBnb.USDT);
  for (const token of ['FNX', 'USDT'] as const) await approveRouter(rpc, token);
  await addLiquidity(rpc, 'addLiquidity', [
    CONTRACTS.FNX,
    CONTRACTS.USDT,
    POOLS.fnxUsdt.FNX,
    POOLS.fnxUsdt.USDT,
    0n,
    0n,
    DEPLOYER,
    maxUint256,
  ]);
  await addWithNative(rpc, 'FNX', POOLS.fnxBnb.FNX, POOLS.fnxBnb.BNB);
  await addWithNative(rpc, 'USDT', POOLS.usdtBnb.USDT, POOLS.usdtBnb.BNB);
}

async function approveRouter(rpc: Rpc, token: Token): Promise<void> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [CONTRACTS.router, maxUint256] });
  await sendMined(rpc, { from: DEPLOYER, to: CONTRACTS[token], data });
}

const addWithNative = (rpc: Rpc, token: Token, amount: bigint, value: bigint) =>
  addLiquidity(rpc, 'addLiquidityETH', [CONTRACTS[token], amount, 0n, 0n, DEPLOYER, maxUint256], value);

async function addLiquidity(rpc: Rpc, functionName: string, args: readonly unknown[], value?: bigint): Promise<void> {
  const data = encodeFunctionData({ abi: ARTIFACTS.router().abi, functionName, args });
  await sendMined(rpc, { from: DEPLOYER, to: CONTRACTS.router, data, value });
}
