import { PNG_SIGNATURE, isSheet } from '../files';
import { until } from '../page';
import { arrive, type Scenario } from '../stage';
import { button, heading, logIn } from './steps';

const GROUND = { dark: 'rgb(20, 18, 15)', light: 'rgb(244, 238, 225)' } as const;
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const ground = () => getComputedStyle(document.body).backgroundColor;
const direction = () => document.documentElement.dir;
const search = { role: 'combobox', name: 'Search' };

export const ACCOUNT_SCENARIOS: readonly Scenario[] = [
  {
    name: 'an investor logs in, reloads the page and logs out',
    run: async (stage) => {
      const { page } = stage;
      await logIn(stage);
      await page.reload();
      await page.see(heading('Overview'));
      await page.click(button('Account'));
      await page.click(button('Log out'));
      await page.at('/');
      await page.see({ role: 'link', name: 'Log in' });
    },
  },
  {
    name: 'a logout in one tab ends the session in the other tab',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      await page.goto('/dashboard');
      await page.see(heading('Overview'));
      const other = await stage.newPage();
      await other.goto('/settings');
      await other.see(button('Account'));
      await page.click(button('Account'));
      await page.click(button('Log out'));
      await page.at('/');
      await other.see({ role: 'link', name: 'Log in' });
    },
  },
  {
    name: 'a change of theme, direction or text size applies at once, and theme and direction reach the other tab',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      const other = await stage.newPage();
      await other.goto('/dashboard');
      await other.see(heading('Overview'));
      await page.goto('/settings?tab=preferences');
      const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      const grown = Number(await size());
      await page.click({ label: 'Light' });
      await page.click({ label: 'Right to left' });
      await page.click({ label: 'Fixed' });
      for (const tab of [page, other]) {
        await until('the light theme', async () => (await tab.evaluate(ground)) === GROUND.light);
        await until('right to left', async () => (await tab.evaluate(direction)) === 'rtl');
      }
      await until('smaller text', async () => Number(await size()) < grown);
      await page.reload();
      await page.see({ label: 'Right to left' });
      if ((await page.evaluate(ground)) !== GROUND.light) throw new Error('The theme was not kept');
    },
  },
  {
    name: 'the search is opened, used and closed by the keyboard',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      await page.goto('/dashboard');
      await page.see(button('Account'));
      const open = () =>
        until('the search opens', async () => {
          if ((await page.count(search)) > 0) return true;
          await page.press('Control', 'k');
          return page.see(search, 6_000).then(() => true);
        });
      await open();
      await page.focused(search);
      await page.press('Escape');
      await page.gone(search);
      await open();
      await page.type('light theme');
      await page.see({ role: 'option', name: 'Use the light theme' });
      await page.press('Enter');
      await until('the light theme', async () => (await page.evaluate(ground)) === GROUND.light);
      await open();
      await page.type('why need bnb');
      await page.see({ role: 'option', name: 'I have USDT. Why do I need BNB as well?' });
      await page.press('Enter');
      await page.at('/faq#need-bnb');
    },
  },
  {
    name: 'Back and Forward show the right page, even after a document load',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      await page.goto('/dashboard');
      await page.see(heading('Overview'));
      const main = { role: 'navigation', name: 'Main' };
      for (const [name, path] of [
        ['Buy shares', '/buy-shares'],
        ['Swap', '/swap'],
        ['Staking', '/staking'],
      ] as const) {
        await page.click({ role: 'link', name, within: main });
        await page.at(path);
        await page.see({ role: 'heading', level: 1 });
      }
      await page.back();
      await page.at('/swap');
      await page.see(heading('Swap'));
      await page.back();
      await page.at('/buy-shares');
      await page.see(heading('Buy shares'));
      await page.forward();
      await page.at('/swap');
      await page.see(heading('Swap'));
      await page.goto('/contactus');
      await page.see({ role: 'heading', level: 1 });
      await page.back();
      await page.see(heading('Swap'));
    },
  },
  {
    name: 'a statement of chosen days is exported as a spreadsheet',
    run: async (stage) => {
      const { page } = stage;
      const [first, last] = [daysAgo(500), daysAgo(100)];
      await arrive(stage);
      await page.goto('/deals?statement=this-year');
      await page.see({ role: 'article', name: 'Statement' });
      await page.select('Period', 'Custom dates');
      await page.fillDate('First day', first);
      await page.fillDate('Last day', last);
      await page.click(button('Show these dates'));
      await page.at(`/deals?statement=${first}..${last}`);
      await page.see({ role: 'table', name: 'Transactions (2)' });
      const { name, bytes } = await stage.download(() => page.click(button('Export as a spreadsheet')));
      await page.see({ text: `Downloaded ${name}.` });
      await isSheet(bytes, { head: ['Date (UTC)', 'Kind', 'Direction', 'Amount', 'Currency'], rows: 2 });
    },
  },
  {
    name: 'a certificate is saved as a picture',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      await page.goto('/deals');
      await page.click({ role: 'link', name: /^Certificate of order/ });
      await page.see({ role: 'heading', name: 'Certificate of Ownership' });
      const { name, bytes } = await stage.download(() => page.click(button('Download PNG')));
      if (!/^FNX-certificate-FNX-\d+\.png$/.test(name)) throw new Error(`The file is called ${name}`);
      if (bytes.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) throw new Error('It is no picture');
      const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      if (Math.max(width, height) < 2_400) throw new Error(`The picture has ${width} x ${height} pixels`);
      if (bytes.length < 100_000) throw new Error(`A picture of ${bytes.length} bytes is nearly empty`);
      await stage.keep('certificate', async () => bytes);
    },
  },
  {
    name: 'the wallet dialog traps the focus, and Escape returns it to the button',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      await page.goto('/dashboard');
      const opener = button('Connect Wallet', { role: 'banner' });
      await page.click(opener);
      await page.see({ role: 'dialog' });
      await page.see(button(/Sandbox wallet/, { role: 'dialog' }));
      for (let presses = 0; presses < 15; presses += 1) {
        await page.press('Tab');
        const isInside = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement === body || Boolean(activeElement?.closest('[role=dialog], dialog'));
        });
        if (!isInside) throw new Error('Tab left the dialog');
      }
      await page.press('Escape');
      await page.gone({ role: 'dialog' });
      await page.focused(opener);
    },
  },
  {
    name: 'notifications are grouped by day',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      await page.goto('/notifications');
      await page.see(heading('Notifications'));
      await page.see({ role: 'heading', level: 2, name: /^Today$|^Yesterday$|\d{4}/ });
    },
  },
];
