import type { Page } from '@playwright/test';
import { createSandboxClient } from '@/sandbox/test-client';
import type { Dev } from './dev-command';

export const TOUR_LIMIT_MS = 180_000;

export type Walk = { page: Page; dev: Dev };
type Step = { name: string; walk: (walk: Walk) => Promise<void> };

/** The steps of README's tour, with the wording of README and of the screens. A change to either breaks this test. */
const TOUR: readonly Step[] = [
  { name: 'Log in', walk: logIn },
  { name: 'Both codes', walk: enterCodes },
  { name: 'The overview', walk: readOverview },
  { name: 'Connect the sandbox wallet', walk: connect },
  { name: 'Buy shares: ten for USDT', walk: order },
  { name: 'Pay', walk: pay },
  { name: 'The certificate', walk: readCertificate },
];

export async function takeTour(
  walk: Walk,
  onStep: (name: string, ms: number) => void = () => undefined,
): Promise<void> {
  for (const step of TOUR) {
    const startedAt = performance.now();
    await step.walk(walk);
    onStep(step.name, performance.now() - startedAt);
  }
}

async function investorOf({ dev }: Walk) {
  const sandbox = createSandboxClient(dev.console);
  const [investor] = await sandbox.accounts();
  if (!investor) throw new Error('The sandbox has no investor');
  return { ...investor, sandbox };
}

async function logIn(walk: Walk) {
  const { page, dev } = walk;
  const { email, password } = await investorOf(walk);
  await page.goto(dev.app);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Phone code').waitFor();
}

async function enterCodes(walk: Walk) {
  const { page } = walk;
  const { email, phone, sandbox } = await investorOf(walk);
  await page.getByLabel('Phone code').fill(await sandbox.latestCode(phone, 'sms'));
  await page.getByLabel('E-mail code').fill(await sandbox.latestCode(email, 'email'));
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
}

async function readOverview({ page }: Walk) {
  await page.getByText('From FNX’s records', { exact: true }).first().waitFor();
  await page.getByText('FNX on the chain', { exact: true }).waitFor();
}

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Sandbox wallet' });

async function connect({ page }: Walk) {
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sandbox wallet' }).click();
  await wallet(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).waitFor();
}

async function order({ page }: Walk) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy shares' }).click();
  await page.getByLabel('Pay with').selectOption('USDT');
  await page.getByLabel('You receive').fill('10');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('region', { name: 'Review your order' }).waitFor();
}

async function pay({ page }: Walk) {
  await page.getByRole('region', { name: 'Review your order' }).getByRole('button', { name: 'Pay' }).click();
  await wallet(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('status', { name: /^(Confirming|Verifying|Delivered)$/ }).waitFor();
}

async function readCertificate({ page }: Walk) {
  const purchase = page.getByRole('region', { name: 'Your purchase is complete' });
  await purchase.getByRole('article', { name: 'Certificate of Ownership' }).getByText('10', { exact: true }).waitFor();
  await purchase.getByRole('button', { name: 'Download PNG' }).waitFor();
}
