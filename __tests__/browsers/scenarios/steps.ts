import { newestCode } from '../codes';
import type { Page } from '../page';
import { approvedInvestor, arrive, type Stage } from '../stage';

export const heading = (name: string | RegExp) => ({ role: 'heading', level: 1, name });
export const button = (name: string | RegExp, within?: object) => ({ role: 'button', name, within });
export const status = (name: string | RegExp) => ({ role: 'status', name });
const WALLET = { role: 'dialog', name: 'Sandbox wallet' };

export const approve = (page: Page) => page.click(button('Confirm', WALLET));
export const reject = (page: Page) => page.click(button('Decline', WALLET));

export async function connect(page: Page): Promise<void> {
  await page.click(button('Connect Wallet', { role: 'banner' }));
  await page.click(button(/^Sandbox wallet/, { role: 'dialog' }));
  await approve(page);
  await page.see(button(/^0x/, { role: 'banner' }));
}

export async function startAt(stage: Stage, path: string): Promise<void> {
  await arrive(stage);
  await stage.page.goto(path);
  await connect(stage.page);
}

export async function logIn({ page, site }: Stage): Promise<void> {
  const { email, password, phone } = await approvedInvestor(site);
  await page.goto('/auth/login');
  await page.fill('E-mail', email);
  await page.fill('Password', password);
  await page.click(button('Log in', { role: 'main' }));
  await page.see({ label: 'Phone code' });
  await page.fill('Phone code', await newestCode(site, phone, 'sms'));
  // The form is sent with the last digit, so the field may be gone before its value can be read.
  await page.click({ label: 'E-mail code' });
  await page.type(await newestCode(site, email, 'email'));
  await page.see(heading('Overview'));
}
