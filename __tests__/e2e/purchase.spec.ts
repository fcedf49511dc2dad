import { expect, test } from './fixtures';
import { connect, expectDelivered, ledgerOf, payButton, review, startBuying, status } from './purchase-steps';
import { approvedInvestor } from './steps';

const ONE = 10n ** 18n;
const TEN_SHARES_USDT = (1_248n * ONE) / 10n;

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test('ten shares for USDT: from the form to the certificate, one payment and one delivery', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  const ledger = ledgerOf(world, address);
  await review(page);
  await payButton(page).click();
  await expectDelivered(page);
  await expect(status(page, 'Delivered')).toBeVisible();
  expect(await ledger.payments()).toEqual([TEN_SHARES_USDT]);
  expect(await ledger.deliveries()).toEqual([10n * ONE]);
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  await page.goto('/dashboard');
  await expect(page.getByText('810').first()).toBeVisible();
});

test('ten shares for BNB', async ({ page, context, world }) => {
  const { address } = await startBuying(page, context, world);
  const ledger = ledgerOf(world, address);
  const before = await ledger.bnbAtBank();
  await review(page, { payWith: 'BNB' });
  await payButton(page).click();
  await expectDelivered(page);
  expect((await ledger.bnbAtBank()) - before).toBe(ONE / 1_000n * 195n);
  expect(await ledger.deliveries()).toEqual([10n * ONE]);
});

test('a refusal in the wallet sends nothing, keeps the order, and can be paid after all', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  wallet.rejectNext('eth_sendTransaction');
  await payButton(page).click();
  await expect(page.getByText('You did not confirm')).toBeVisible();
  expect(await ledgerOf(world, address).payments()).toEqual([]);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toHaveLength(1);
});

test('twenty presses ask the wallet once', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  await payButton(page).evaluate((button) => {
    for (let press = 0; press < 20; press += 1) (button as HTMLButtonElement).click();
  });
  await expectDelivered(page);
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  expect(await ledgerOf(world, address).payments()).toEqual([TEN_SHARES_USDT]);
});

test('a reload after the payment was sent goes on with the same order', async ({ page, context, world }) => {
  const { address } = await startBuying(page, context, world);
  await review(page);
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  await page.reload();
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toEqual([TEN_SHARES_USDT]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([10n * ONE]);
});

test('a reload while the wallet asks: what it sends afterwards is found, and not paid again', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  const answer = wallet.hold('eth_sendTransaction');
  await payButton(page).click();
  await expect(status(page, 'Waiting for your wallet')).toBeVisible();
  await expect.poll(() => wallet.requestsOf('eth_sendTransaction').length).toBe(1);
  await page.reload();
  await expect(status(page, 'Looking for your payment')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  answer();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toEqual([TEN_SHARES_USDT]);
});

test('two tabs pay one order once', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  const second = await context.newPage();
  await second.goto('/buy-shares');
  await connect(second);
  await expect(payButton(second)).toBeVisible();
  await Promise.all([payButton(page).click(), payButton(second).click()]);
  await Promise.all([expectDelivered(page), expectDelivered(second)]);
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  expect(await ledgerOf(world, address).payments()).toEqual([TEN_SHARES_USDT]);
});

test('a tab that was open all along goes on with what another one asked, also when that one is closed', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  const second = await context.newPage();
  await second.goto('/buy-shares');
  await connect(second);
  await expect(payButton(second)).toBeVisible();
  const answer = wallet.hold('eth_sendTransaction');
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf('eth_sendTransaction').length).toBe(1);
  await expect(status(second, 'Looking for your payment')).toBeVisible();
  await expect(payButton(second)).toBeHidden();
  await page.close();
  answer();
  await expectDelivered(second);
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  expect(await ledgerOf(world, address).payments()).toEqual([TEN_SHARES_USDT]);
});

test('a wallet that changes what it was asked for is found out, and nothing is called a success', async ({ page, context, world, watch }) => {
  // The bank is told the hash before the chain shows that it pays nobody.
  watch.allowConsoleError(/409 \(Conflict\).*wallet\/buyShare/);
  const { wallet } = await startBuying(page, context, world);
  await review(page);
  const elsewhere = world.chain.accounts[7]!.slice(2).toLowerCase();
  wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    const [call] = request.params as [{ data: string }];
    const data = call.data.replace(world.chain.payAddress.slice(2).toLowerCase(), elsewhere);
    return { ...request, params: [{ ...call, data }] };
  });
  await payButton(page).click();
  const alarm = page.getByRole('alert', { name: 'Your wallet sent something else' });
  await expect(alarm).toBeVisible({ timeout: 10_000 });
  await expect(payButton(page)).toBeHidden();
  await page.reload();
  await expect(alarm).toBeVisible();
  await expect(payButton(page)).toBeHidden();
});

test('a wallet behind which another chain stands is not asked', async ({ page, context, world }) => {
  const { wallet } = await startBuying(page, context, world);
  await review(page);
  wallet.tamper((request) => (request.method === 'eth_getBlockByNumber' ? { ...request, params: ['0x0', false] } : request));
  await payButton(page).click();
  await expect(page.getByText('Your wallet sees another chain')).toBeVisible();
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(0);
});

test('a payment that another transaction replaced is cancelled, and can be made again', async ({ page, context, world }) => {
  const { address } = await startBuying(page, context, world);
  await review(page);
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  const nonce = await world.chain.rpc('eth_getTransactionCount', [address, 'latest']);
  await world.chain.rpc('eth_sendTransaction', [{ from: address, to: address, value: '0x0', nonce, gasPrice: '0x2540be400', gas: '0x5208' }]);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expect(page.getByRole('alert', { name: 'The payment was cancelled' })).toBeVisible({ timeout: 15_000 });
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toEqual([TEN_SHARES_USDT]);
});

test('a bank that does not answer keeps nothing from being found: the report is made again', async ({ page, context, world, watch }) => {
  watch.allowConsoleError(/500 \(Internal Server Error\).*wallet\/buyShare/);
  const { address } = await startBuying(page, context, world);
  await review(page);
  await world.sandbox.fault('wallet/buyShare', 'http500html', 2);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).deliveries()).toEqual([10n * ONE]);
});

test('USDT without BNB for the fee: told in words, and nothing is sent', async ({ page, context, world }) => {
  const gus = (await world.sandbox.accounts()).find(({ email }) => email.startsWith('gus@'))!;
  const { wallet } = await startBuying(page, context, world, gus);
  await review(page);
  await payButton(page).click();
  await expect(page.getByText('The network fee is missing')).toBeVisible();
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(0);
});

test('another account in the wallet is told, and not asked', async ({ page, context, world }) => {
  const { wallet } = await startBuying(page, context, world);
  await review(page);
  await wallet.setAccount(world.chain.accounts[3]!);
  await payButton(page).click();
  await expect(page.getByText('Another account is open in your wallet')).toBeVisible();
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(0);
  await wallet.setAccount((await approvedInvestor(world)).walletAddress!);
  await payButton(page).click();
  await expectDelivered(page);
});
