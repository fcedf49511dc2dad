import type { Address } from '@/api/contract';
import { useBench } from '../support/money/bench';
import { loginOf } from '../support/money/bank';
import { passes } from '../support/money/clock';
import { emptyBrowser, openTab } from '../support/money/tab';
import { actionsOn } from '../support/money/actions';

const bench = useBench();
const { purchase, stake } = actionsOn(bench);
const ONE = 10n ** 18n;
const MAKES = {
  order: () => purchase('USDT', (1_248n * ONE) / 10n),
  stake: () => stake(5n * ONE),
} as const;

it.each([
  ['an order', 'order', true],
  ['a stake', 'stake', true],
  ['an order (control)', 'order', false],
  ['a stake (control)', 'stake', false],
] as const)(
  'a payment from a wallet on another device is not made again from the wallet that replaces it: %s',
  async (_name, to, isReplaced) => {
    const keeper = to === 'order' ? bench.bank : bench.stakes;
    keeper.requests.keep();
    const replaced = bench.from;
    const account = isReplaced ? (bench.world.chain.accounts[3] as Address) : replaced;
    await bench.world.chain.faucet('USDT', account, 500n * ONE);
    await bench.world.chain.faucet('FNX', account, 5n * ONE);
    const action = await MAKES[to]();
    // The laptop's wallet sends the transaction, the wallet's answer is lost, and the laptop is closed.
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
    await bench.world.chain.rpc('eth_sendTransaction', [call]);
    await bench.reload();
    emptyBrowser();
    await passes(125_000);
    await bench.world.chain.mine(4);
    await bench.wallet.setAccount(account);
    await bench.keepTime();
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    const id = action.key.slice(to.length + 1);
    expect(await phone.declaresUnsent(to, id)).toBe('taken');
    await bench.keepTime();
    bench.wallet.log.length = 0;
    bench.from = account;
    await action.submit(phone).finally(() => (bench.from = replaced));
    expect(bench.asks()).toBe(0);
  },
);
