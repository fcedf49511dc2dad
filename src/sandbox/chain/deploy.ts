import { encodeDeployData, encodeFunctionData, type Abi, erc20Abi, maxUint256 } from 'viem';
import { ONE } from '@/utils/money';
import { DEPLOYER, TREASURY } from './accounts';
import { ARTIFACTS, multicall3Bytecode, type Artifact } from './artifacts';
import { CONTRACTS, MULTICALL3, nonceOf, type Contracts } from './contracts';
import { asHex, quantity, type Rpc } from './rpc';
import { sendMined } from './sender';

type Token = 'FNX' | 'USDT';

/** The depths are chosen so that all pools agree on 12.48 USDT per share and 640 USDT per BNB. */
const POOLS = {
  fnxUsdt: { FNX: 400_000n * ONE, USDT: 4_992_000n * ONE },
  fnxBnb: { FNX: 200_000n * ONE, BNB: 3_900n * ONE },
  usdtBnb: { USDT: 6_400_000n * ONE, BNB: 10_000n * ONE },
};

async function fundPools(rpc: Rpc, mint: (token: Token, amount: bigint) => Promise<void>): Promise<void> {
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

const DEPLOYER_BNB = 100_000_000n * ONE;
const FAUCET_FUNDS = { FNX: 50_000_000n * ONE, USDT: 100_000_000n * ONE };
const TREASURY_FUNDS = { FNX: 10_000_000n * ONE, USDT: 50_000_000n * ONE, BNB: 1_000_000n * ONE };

type Deployment = { name: keyof Contracts; artifact: () => Artifact; args: readonly unknown[] };

const DEPLOYMENTS: readonly Deployment[] = [
  { name: 'FNX', artifact: ARTIFACTS.token, args: ['FNX Share', 'FNX'] },
  { name: 'USDT', artifact: ARTIFACTS.token, args: ['Sandbox USD', 'USDT'] },
  { name: 'WBNB', artifact: ARTIFACTS.wrappedNative, args: [] },
  { name: 'factory', artifact: ARTIFACTS.factory, args: [DEPLOYER] },
  { name: 'router', artifact: ARTIFACTS.router, args: [CONTRACTS.factory, CONTRACTS.WBNB] },
];

const hasCode = async (rpc: Rpc, address: string) => asHex(await rpc('eth_getCode', [address, 'latest'])) !== '0x';

export async function deployContracts(rpc: Rpc): Promise<boolean> {
  if (await hasCode(rpc, CONTRACTS.router)) return false;
  await rpc('anvil_setBalance', [DEPLOYER, quantity(DEPLOYER_BNB)]);
  await rpc('anvil_setBalance', [TREASURY, quantity(TREASURY_FUNDS.BNB)]);
  for (const deployment of DEPLOYMENTS) await deploy(rpc, deployment);
  await placeMulticall(rpc);
  await mint(rpc, 'FNX', DEPLOYER, FAUCET_FUNDS.FNX);
  await mint(rpc, 'USDT', DEPLOYER, FAUCET_FUNDS.USDT);
  await mint(rpc, 'FNX', TREASURY, TREASURY_FUNDS.FNX);
  await mint(rpc, 'USDT', TREASURY, TREASURY_FUNDS.USDT);
  await fundPools(rpc, (token, amount) => mint(rpc, token, DEPLOYER, amount));
  return true;
}

async function deploy(rpc: Rpc, { name, artifact, args }: Deployment): Promise<void> {
  const { abi, bytecode } = artifact();
  const receipt = await sendMined(rpc, {
    from: DEPLOYER,
    nonce: nonceOf(name),
    data: encodeDeployData({ abi, bytecode, args: [...args] }),
  });
  const address = String(receipt.contractAddress);
  if (address.toLowerCase() !== CONTRACTS[name].toLowerCase()) throw new Error(`${name} was deployed at ${address}`);
}

const MINT = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    outputs: [],
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
] as const satisfies Abi;

async function mint(rpc: Rpc, token: 'FNX' | 'USDT', to: `0x${string}`, amount: bigint): Promise<void> {
  const data = encodeFunctionData({ abi: MINT, functionName: 'mint', args: [to, amount] });
  await sendMined(rpc, { from: DEPLOYER, to: CONTRACTS[token], data });
}

async function placeMulticall(rpc: Rpc): Promise<void> {
  const code = asHex(await rpc('eth_call', [{ from: DEPLOYER, data: multicall3Bytecode() }, 'latest']));
  await rpc('anvil_setCode', [MULTICALL3, code]);
}
