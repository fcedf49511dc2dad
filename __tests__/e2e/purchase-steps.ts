import type { BrowserContext, Page } from '@playwright/test';
import type { Address } from '@/api/contract';
import { installWallet, type TestWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect } from './fixtures';
import { approvedInvestor, logInToDashboard, type Investor } from './steps';

/** keccak256 of Transfer(address,address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export type Buyer = { page: Page; wallet: TestWallet; address: Address };

/** A fresh sandbox, the approved investor logged in, and a wallet on the linked account. */
export async function startBuying(page: Page, context: BrowserContext, world: World, who?: Investor): Promise<Buyer> {
  const investor = who ?? (await approvedInvestor(world));
  const address = investor.walletAddress as Address;
  const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: address, chainId: 56 });
  await logInToDashboard(page, world, investor);
  await page.goto('/buy-shares');
  await connect(page);
  return { page, wallet, address };
}

export async function connect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
}

export async function review(page: Page, { shares = '10', payWith = 'USDT' } = {}): Promise<void> {
  await page.getByLabel('Pay with').selectOption(payWith);
  await page.getByLabel('You receive').fill(shares);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Review your order' })).toBeVisible();
}

export const payButton = (page: Page) => page.getByRole('region', { name: 'Review your order' }).getByRole('button', { name: 'Pay' });

export const status = (page: Page, name: string) => page.getByRole('status', { name });

export async function expectDelivered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible({ timeout: 30_000 });
}

type Log = { topics: string[]; data: string; address: string };

/** Counted on the chain, whatever the screen says. */
export function ledgerOf({ chain }: World, address: Address) {
  const padded = (one: string) => `0x${one.slice(2).toLowerCase().padStart(64, '0')}`;
  const moves = async (contract: string, from: string, to: string): Promise<bigint[]> => {
    const logs = await chain.rpc('eth_getLogs', [{ fromBlock: '0x0', address: contract, topics: [TRANSFER, padded(from), padded(to)] }]);
    return (logs as Log[]).map(({ data }) => BigInt(data));
  };
  return {
    payments: () => moves(chain.contracts.USDT, address, chain.payAddress),
    deliveries: async () => (await moves(chain.contracts.FNX, chain.treasury, address)).slice(SEEDED_DELIVERIES),
    bnbAtBank: () => chain.balanceOf('BNB', chain.payAddress),
  };
}

/** The approved investor bought three times before. */
const SEEDED_DELIVERIES = 3;
