import { PNG_SIGNATURE } from '../files';
import { approvedInvestor, type Scenario, type Stage } from '../stage';
import { approve, button, connect, reject, startAt, status } from './steps';

const ONE = 10n ** 18n;
const SLOW_MS = 60_000;

async function held({ site }: Stage, token: 'FNX' | 'USDT' | 'BNB'): Promise<bigint> {
  const { walletAddress } = await approvedInvestor(site);
  return site.world.chain.balanceOf(token, walletAddress as `0x${string}`);
}

function expectEqual(found: bigint, wanted: bigint, what: string): void {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`);
}

const order = { role: 'region', name: 'Review your order' };
const swapForm = { role: 'form', name: 'Swap' };
const swapSheet = { role: 'region', name: /^(Review your|Your) swap$/ };
const stakeSheet = { role: 'region', name: 'Review your stake' };

async function reviewOrder({ page }: Stage): Promise<void> {
  await page.select('Pay with', 'USDT');
  await page.fill('You receive', '10');
  await page.click(button('Review'));
  await page.see(order);
}

export const PAYMENT_SCENARIOS: readonly Scenario[] = [
  {
    name: 'a purchase that was declined once is paid once, and its certificate is saved',
    run: async (stage) => {
      const { page } = stage;
      await startAt(stage, '/buy-shares');
      const [fnx, usdt] = [await held(stage, 'FNX'), await held(stage, 'USDT')];
      await reviewOrder(stage);
      await page.click(button('Pay', order));
      await reject(page);
      await page.see({ text: /You declined in your wallet/ });
      await page.click(button('Pay', order));
      await approve(page);
      const done = { role: 'region', name: 'Your purchase is complete' };
      await page.see(done, SLOW_MS);
      await page.see({ role: 'article', name: 'Certificate of Ownership', within: done });
      expectEqual((await held(stage, 'FNX')) - fnx, 10n * ONE, 'shares delivered');
      expectEqual(usdt - (await held(stage, 'USDT')), (1_248n * ONE) / 10n, 'USDT paid');
      const { bytes } = await stage.download(() => page.click(button('Download PNG', done)));
      if (bytes.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) throw new Error('It is no picture');
    },
  },
  {
    name: 'a purchase continues after a reload, and a second tab does not offer to pay it again',
    run: async (stage) => {
      const { page, site } = stage;
      await startAt(stage, '/buy-shares');
      await reviewOrder(stage);
      await page.reload();
      await connect(page);
      await site.world.chain.setAutomine(false);
      await page.click(button('Pay', order));
      await approve(page);
      await page.see(status('Confirming'));
      await page.reload();
      await page.see(status('Confirming'));
      const other = await stage.newPage();
      await other.goto('/buy-shares');
      await other.see(status('Confirming'));
      if ((await other.count(button('Pay'))) > 0) throw new Error('The second tab offers to pay');
      await site.world.chain.setAutomine(true);
      await site.world.chain.mine();
      // The visible tab is checked, because a hidden tab reads its order again only when it is shown.
      await other.see({ role: 'heading', name: 'Certificate of Ownership' }, SLOW_MS);
    },
  },
  {
    name: 'a swap takes one approval and one swap request',
    run: async (stage) => {
      const { page } = stage;
      await startAt(stage, '/swap');
      const fnx = await held(stage, 'FNX');
      await page.select('Token to pay', 'USDT');
      await page.select('Token to receive', 'FNX');
      await page.fill('You receive', '2', swapForm);
      await page.see({ text: /route/i, within: swapForm });
      await page.click(button('Review', swapForm));
      await page.click(button('Approve', swapSheet));
      await approve(page);
      await page.see(status('Approved'), SLOW_MS);
      await page.click(button('Swap', swapSheet));
      await approve(page);
      await page.see(status('Swapped'), SLOW_MS);
      expectEqual((await held(stage, 'FNX')) - fnx, 2n * ONE, 'FNX received');
    },
  },
  {
    name: 'a stake becomes active',
    run: async (stage) => {
      const { page } = stage;
      await startAt(stage, '/staking');
      const fnx = await held(stage, 'FNX');
      await page.click({ role: 'radio', name: 'Half-year' });
      await page.fill('Amount', '12.5');
      await page.click(button('Review'));
      await page.click(button('Stake', stakeSheet));
      await approve(page);
      await page.see(status('Your stake is active'), SLOW_MS);
      expectEqual(fnx - (await held(stage, 'FNX')), 125n * 10n ** 17n, 'FNX deposited');
    },
  },
];
