import { decodeFunctionData, encodeFunctionData, erc20Abi, maxUint256, type Hash } from 'viem';
import { getAppConfig } from '@/api/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { excessApproval } from '@/features/swap/model/excess-approval';
import { POOL_TOKENS, marketFrom } from '@/features/swap/model/market';
import { useBench } from '../../support/money/bench';
import { during, until } from '../../support/money/clock';
import { allowanceOn } from '../../support/money/actions';

const bench = useBench();
const ONE = 10n ** 18n;
const NEEDED = 100n * ONE;

function raiseTo(amount: bigint) {
  bench.wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    const [call] = request.params as [{ data: Hash }];
    const { args } = decodeFunctionData({ abi: erc20Abi, data: call.data });
    const [spender] = args as readonly [Hash, bigint];
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
    return { ...request, params: [{ ...call, data }] };
  });
}

async function approve(id: string, amount: bigint) {
  await during(bench.tab.does('approve', { id, token: 'FNX', amount: String(amount) }, bench.from));
  await bench.world.chain.mine(4);
  await until(() => bench.tab.stateOf(`approve:${id}`).step === 'succeeded');
}

async function shown(isSwapped = false) {
  const pins = swapPins(await getAppConfig())!;
  const { router, factory, tokens } = pins;
  const { marketOf } = await import('@/chain/market');
  const read = await during(
    marketOf({ router, factory, tokens: POOL_TOKENS.map((token) => tokens[token]), owner: bench.from }),
  );
  return excessApproval({ type: 'swap', pay: 'FNX', maxPaid: String(NEEDED) }, marketFrom(read, pins), isSwapped);
}

describe('an approval that was raised in the wallet', () => {
  it.each([
    ['by one unit', NEEDED + 1n],
    ['to 2^256-1', maxUint256],
  ])('%s is shown with its amount on the chain until it is revoked', async (name, amount) => {
    raiseTo(amount);
    await approve(`raised ${name}`, NEEDED);
    expect(await allowanceOn(bench, 'FNX')).toBe(amount);
    expect(await shown()).toMatchObject({ amount, isLeftOver: false, isAbout: false });
    bench.wallet.tamper((request) => request);
    await approve(`revoked ${name}`, 0n);
    expect(await shown()).toBeNull();
  });

  it.each([0, 1, 2])('is not hidden by one node that reports the requested amount (node %i)', async (liar) => {
    raiseTo(maxUint256);
    await approve(`hidden ${liar}`, NEEDED);
    const exact = NEEDED.toString(16).padStart(64, '0');
    const max = 'f'.repeat(64);
    bench.nodes[liar]!.lie('eth_call', ((data: string) => data.replaceAll(max, exact)) as never);
    expect(await shown()).toMatchObject({ amount: maxUint256, isAbout: false });
  });
});

it('an exact approval is not shown as larger than requested, and its unused part is shown after the swap', async () => {
  await approve('exact', NEEDED);
  expect(await shown()).toBeNull();
  expect(await shown(true)).toMatchObject({ amount: NEEDED, isLeftOver: true });
});
