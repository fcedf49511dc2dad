import { CODE, ProviderError } from '@/sandbox/wallet/provider-error';
import type { Address, Rpc } from '@/sandbox/wallet/questions';

export const ALICE: Address = '0x00000000000000000000000000000000000a11ce';
export const BOB: Address = '0x0000000000000000000000000000000000000b0b';
export const TOKEN: Address = '0x00000000000000000000000000000000000f2a00';
export const STRANGER: Address = '0x000000000000000000000000000000000057a36e';

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const FNX = Buffer.from('FNX').toString('hex').padEnd(64, '0');
const TOKEN_ANSWERS = new Map([
  ['0x313ce567', `0x${word(18n)}`],
  ['0x95d89b41', `0x${word(32n)}${word(3n)}${FNX}`],
]);

type Call = { method: string; params: readonly unknown[] };
type MethodAnswer = (params: readonly unknown[]) => unknown;

export function startSmallChain(answers: Record<string, MethodAnswer> = {}) {
  const calls: Call[] = [];
  let isDown = false;
  const own: Record<string, MethodAnswer> = {
    eth_accounts: () => [ALICE, BOB],
    eth_getBalance: ([address]) => (address === ALICE ? '0x14d1120d7b160000' : '0x0'),
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x3b9aca00',
    eth_blockNumber: () => '0x10',
    eth_call: ([call]) => answerOfToken(call),
    personal_sign: ([bytes, account]) => `signed ${String(bytes)} by ${String(account)}`,
    eth_signTypedData_v4: ([account]) => `typed data signed by ${String(account)}`,
    eth_sendTransaction: () => `0x${'ab'.repeat(32)}`,
    ...answers,
  };
  const rpc: Rpc = async (method, params = []) => {
    calls.push({ method, params });
    if (isDown) throw new ProviderError(CODE.unreachable, 'The network cannot be reached.');
    const answer = own[method];
    if (!answer) throw new ProviderError(-32601, `Method not found: ${method}`);
    return answer(params);
  };
  return {
    rpc,
    callsOf: (method: string) => calls.filter((call) => call.method === method).map((call) => call.params),
    breakDown: (broken: boolean) => {
      isDown = broken;
    },
  };
}

function answerOfToken(call: unknown) {
  const { to, data } = Object(call) as { to?: string; data?: string };
  return (to === TOKEN && TOKEN_ANSWERS.get(data ?? '')) || '0x';
}

export const tokenCall = (selector: string, to: Address, units: bigint): Address =>
  `0x${selector}${to.slice(2).padStart(64, '0')}${word(units)}`;
