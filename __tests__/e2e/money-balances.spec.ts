import { ODD, makeOdd } from '../support/money/odd-token';
import { expect, test } from './fixtures';
import { alarm } from './payment-steps';
import { PAID_IN, expectDelivered, ledgerOf, payButton, review, startBuying } from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const [USDT, BNB] = PAID_IN;
const GAS_OF_A_TRANSFER = 21_000n;

test('a USDT payment is refused if one unit is missing, is sent with the exact amount, and leaves no allowance', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  const { chain } = world;
  const spare = (await chain.balanceOf('USDT', address)) - USDT.due;
  await chain.transfer({ symbol: 'USDT', from: address, to: chain.accounts[5]!, amount: spare + 1n });
  await payButton(page).click();
  await expect(alarm(page, 'Your wallet does not hold enough')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await chain.transfer({ symbol: 'USDT', from: chain.accounts[5]!, to: address, amount: 1n });
  await payButton(page).click();
  await expectDelivered(page);
  const [{ data }] = wallet.requestsOf(SEND)[0]?.params as [{ data: string }];
  // A plain transfer(address,uint256), without any approval.
  expect(data).toBe(
    `0xa9059cbb${chain.payAddress.slice(2).toLowerCase().padStart(64, '0')}${USDT.due.toString(16).padStart(64, '0')}`,
  );
  expect(await chain.balanceOf('USDT', address)).toBe(0n);
  expect(await ledgerOf(world, address).payments()).toEqual([USDT.due]);
});

test('a BNB payment is refused if the network fee or one unit is missing, and is made when the balance covers both', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith: 'BNB' });
  const { chain } = world;
  // The gas price changes with each block, so no block is mined until the wallet holds enough.
  await chain.setAutomine(false);
  const fee = (BigInt((await chain.rpc('eth_gasPrice')) as string) * GAS_OF_A_TRANSFER * 5n) / 4n;
  for (const [held, words] of [
    [BNB.due - 1n, 'Your wallet does not hold enough'],
    [BNB.due, 'Not enough BNB for the network fee'],
    [BNB.due + fee - 1n, 'Not enough BNB for the network fee'],
  ] as const) {
    await chain.setBnb(address, held);
    await payButton(page).click();
    await expect(alarm(page, words)).toBeVisible();
  }
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await chain.setBnb(address, BNB.due + fee);
  await chain.setAutomine(true);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments('BNB')).toEqual([BNB.due]);
});

test('USDT without BNB for the fee is refused with a message, and nothing is sent', async ({
  page,
  context,
  world,
}) => {
  const gus = (await world.sandbox.accounts()).find(({ email }) => email.startsWith('gus@'))!;
  const { wallet } = await startBuying(page, context, world, gus);
  await review(page);
  await payButton(page).click();
  await expect(alarm(page, 'Not enough BNB for the network fee')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
});

test('an unclear amount is reported beside its field and never sent to the bank', async ({
  page,
  context,
  world,
  watch,
}) => {
  // Only the bank knows the price of the shares, so it refuses excessive amounts.
  watch.allowConsoleError(/400 \(Bad Request\).*(getConvertedAmount|buyShare)/);
  await startBuying(page, context, world);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('wallet/buyShare')) asked.push(request.url());
  });
  const junk = ['-5', '1e3', '0x10', 'NaN', '1,234', '1.2.3', '0', '.', '1'.repeat(60), '0.1234567890123456789'];
  for (const name of ['You pay', 'You receive']) {
    const field = page.getByRole('textbox', { name });
    for (const typed of junk) {
      await field.fill('7');
      await field.fill('');
      await field.fill(typed);
      await page.getByRole('button', { name: 'Review' }).click();
      await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
    }
  }
  expect(asked).toEqual([]);
  const shares = page.getByRole('textbox', { name: 'You receive' });
  await shares.fill('9'.repeat(40));
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(shares).toHaveAttribute('aria-invalid', 'true');
  await shares.fill('١٠٫٥');
  await expect(shares).toHaveValue('10.5');
});

for (const [oddity, words] of [
  ['keeps a hundredth of each transfer', 'The bank would get less than you send'],
  ['returns true and moves nothing', 'The bank would get less than you send'],
  ['is paused', 'The network would reject this payment'],
  ['returns false', 'The network would reject this payment'],
  ['has six decimals', 'The token’s contract gave an unexpected answer'],
] as const) {
  test(`a payment in a token that ${oddity} is not submitted to the wallet`, async ({ page, context, world }) => {
    const { wallet, address } = await startBuying(page, context, world);
    await review(page);
    await makeOdd(world, ODD[oddity]!);
    await payButton(page).click();
    await expect(alarm(page, words)).toBeVisible();
    expect(wallet.requestsOf(SEND)).toHaveLength(0);
    expect(await ledgerOf(world, address).payments()).toEqual([]);
  });
}

test('a payment whose token moved nothing does not count as paid, and can be made when the token moves again', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allowConsoleError(/409 \(Conflict\).*wallet\/buyShare/);
  const { address } = await startBuying(page, context, world);
  await review(page);
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(page.getByRole('status', { name: 'Confirming' })).toBeVisible();
  const restore = await makeOdd(world, ODD['returns true and moves nothing']!);
  await world.chain.mine(3);
  await expect(page.getByRole('alert', { name: 'The payment moved nothing' })).toBeVisible();
  expect(await ledgerOf(world, address).payments()).toEqual([]);
  await restore();
  await world.chain.setAutomine(true);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toEqual([USDT.due]);
});
