import { createRequire } from 'node:module';
import type { Abi } from 'viem';
import { asHex, type Hex } from './rpc';

export type Artifact = { abi: Abi; bytecode: Hex };

const require = createRequire(__filename);

type Build = { abi: Abi; bytecode?: string; evm?: { bytecode?: { object?: string } } };

function published(path: string): Artifact {
  const build = require(path) as Build;
  const code = build.evm?.bytecode?.object ?? build.bytecode ?? '';
  return { abi: build.abi, bytecode: asHex(code.startsWith('0x') ? code : `0x${code}`) };
}

export const ARTIFACTS = {
  token: () => published('@openzeppelin/contracts/build/contracts/ERC20PresetMinterPauser.json'),
  wrappedNative: () => published('@uniswap/v2-periphery/build/WETH9.json'),
  factory: () => published('@uniswap/v2-core/build/UniswapV2Factory.json'),
  router: () => published('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
};

export function multicall3Bytecode(): Hex {
  const folder = require.resolve('viem').replace(/_cjs.*$/, '_cjs');
  const constants = require(`${folder}/constants/contracts.js`) as { multicall3Bytecode: unknown };
  return asHex(constants.multicall3Bytecode);
}
