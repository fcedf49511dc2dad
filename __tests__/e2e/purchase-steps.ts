import type { BrowserContext, Page } from '@playwright/test';
import type { Address } from '@/api/contract';
import { installWallet, type TestWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect } from './fixtures';
import { approvedInvestor, arriveAs, type Investor } from './steps';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export type Buyer = { page: Page; wallet: TestWallet; address: Address };

export async function startBuying(page: Page, context: BrowserContext, world: World, who?: Investor): Promise<Buyer> {
  const investor = who ?? (await approvedInvestor(world));
  const address = investor.walletAddress as Address;
  const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: address, chainId: 56 });
  await arriveAs(page, world, investor);
  await page.goto('/buy-shares');
  await connect(page);
  return { page, wallet, address };
}

export async function connect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Test Wallet/ })
    .click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
}

export async function review(page: Page, { shares = '10', payWith = 'USDT' } = {}): Promise<void> {
  await page.getByLabel('Pay with').selectOption(payWith);
  await page.getByLabel('You receive').fill(shares);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Review your order' })).toBeVisible();
}

export const payButton = (page: Page) =>
  page.getByRole('region', { name: 'Review your order' }).getByRole('button', { name: 'Pay' });

export const status = (page: Page, name: string) => page.getByRole('status', { name });

export async function expectDelivered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible({ timeout: 30_000 });
}

const ONE = 10n ** 18n;

export const PAID_IN = [
  { payWith: 'USDT', due: (1_248n * ONE) / 10n },
  { payWith: 'BNB', due: (195n * ONE) / 1_000n },
] as const;
export type PayWith = (typeof PAID_IN)[number]['payWith'];
export const TEN_SHARES = 10n * ONE;

type Log = { data: string };
type Block = { transactions: { hash: string; from: string; to: string | null; value: string }[] };

export function ledgerOf({ chain }: World, address: Address) {
  const padded = (one: string) => `0x${one.slice(2).toLowerCase().padStart(64, '0')}`;
  const moves = async (contract: string, from: string, to: string): Promise<bigint[]> => {
    const logs = await chain.rpc('eth_getLogs', [
      { fromBlock: '0x0', address: contract, topics: [TRANSFER, padded(from), padded(to)] },
    ]);
    return (logs as Log[]).map(({ data }) => BigInt(data));
  };
  const inBnb = async (): Promise<bigint[]> => {
    const heights = Array.from({ length: Number(await chain.height()) + 1 }, (_, height) => `0x${height.toString(16)}`);
    const blocks = await Promise.all(
      heights.map((height) => chain.rpc('eth_getBlockByNumber', [height, true]) as Promise<Block>),
    );
    const sent = blocks
      .flatMap(({ transactions }) => transactions)
      .filter(({ from, to, value }) => isSame(from, address) && isSame(to, chain.payAddress) && BigInt(value) > 0n);
    const receipts = await Promise.all(
      sent.map(({ hash }) => chain.rpc('eth_getTransactionReceipt', [hash]) as Promise<{ status: string }>),
    );
    return sent.filter((_, index) => receipts[index]?.status === '0x1').map(({ value }) => BigInt(value));
  };
  return {
    payments: (payWith: PayWith = 'USDT') =>
      payWith === 'BNB' ? inBnb() : moves(chain.contracts.USDT, address, chain.payAddress),
    deliveries: async () => (await moves(chain.contracts.FNX, chain.treasury, address)).slice(SEEDED_DELIVERIES),
  };
}

const isSame = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase();

const SEEDED_DELIVERIES = 3;
