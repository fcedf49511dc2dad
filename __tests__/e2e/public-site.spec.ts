import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNext } from '../../scripts/lib/next-server';
import { FIXED_PATHS } from '../../src/config/indexed';
import { expect, test } from './fixtures';

const ARTICLE = '/blog/market/how-deep-is-the-pool';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is readable, and links to the next ones', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(
      page.getByRole('heading', { level: 1, name: 'How deep is the pool, and why it matters' }),
    ).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'You receive' })).toBeVisible();
    await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/\w+\/[\w-]+$/);
    await expect(page.getByText('News informs shareholders.')).toBeVisible();
  });

  test('a managed page is readable, and its table of contents links to its sections', async ({ page }) => {
    await page.goto('/static/fees');
    await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/static\/fees#part-/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('a question opens and shows its answer', async ({ page }) => {
    await page.goto('/faq');
    const question = page.locator('details#lost-wallet');
    await expect(question.getByRole('link').first()).toBeHidden();
    await question.locator('summary').click();
    await expect(question.getByRole('link').first()).toBeVisible();
  });

  test('the life of a share shows the step that is chosen by a click or by a key', async ({ page }) => {
    await page.goto('/fnxization');
    const life = page.getByRole('region', { name: 'The life of a share' });
    const [issue, vote, lost] = ['As many tokens as shares', 'Four and a half shares', 'Another one, after 30 days'];
    await expect(life.getByText(issue)).toBeVisible();
    await life.getByRole('radio', { name: 'Voted with' }).check();
    await expect(life.getByText(vote)).toBeVisible();
    await expect(life.getByText(issue)).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(life.getByText(lost)).toBeVisible();
    await expect(life.getByText(vote)).toBeHidden();
  });

  test('today’s price is shown with the time at which it was set', async ({ page }) => {
    for (const path of ['/', '/price']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Share price' })).toContainText(/\$\d+\.\d\d.*As of .* UTC/);
    }
  });
});

test('the hash shown for a document is the hash of the served file', { tag: '@one-width' }, async ({ request }) => {
  const page = await (await request.get('/docs')).text();
  const papers = new Set([...page.matchAll(/href="(\/papers\/[^"]+)"/g)].map(([, path = '']) => path));
  expect(papers.size).toBe(22);
  for (const path of papers) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(200);
    expect(file.headers()['content-type'], path).toMatch(path.endsWith('.pdf') ? 'application/pdf' : 'text/html');
    expect(page, path).toContain(
      createHash('sha256')
        .update(await file.body())
        .digest('hex'),
    );
  }
});

test('browsers may show a PDF in their viewer', { tag: '@one-width' }, async ({ request }) => {
  const headers = (await request.get('/papers/prospectus.pdf')).headers();
  expect(headers['content-security-policy']).toContain("object-src 'self'");
  expect(headers['content-disposition']).toBe('inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.describe('URLs', { tag: '@one-width' }, () => {
  for (const path of [
    '/blog/market/no-such-article',
    '/blog/security/how-deep-is-the-pool',
    '/article/security/how-deep-is-the-pool',
    '/content/no-such-page',
    '/static/no-such-page',
    '/static/No%20Such%20Page',
  ]) {
    test(`${path} does not exist`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('Page not found');
    });
  }

  for (const path of [ARTICLE, '/article/market/how-deep-is-the-pool', '/content/fees', '/static/fees']) {
    test(`${path} has its text`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(/<article[\s>]/);
    });
  }
});

test('the price in the served page is not requested again', { tag: '@one-width' }, async ({ page }) => {
  // Simulates a browser whose clock is behind. The age of a served price counts from its arrival.
  await page.route('/price', async (route) => {
    const answer = await route.fetch();
    const readAt = new Date(Date.now() + 60_000).toISOString();
    const body = (await answer.text()).replace(/"readAt":"[^"]+"/g, `"readAt":"${readAt}"`);
    await route.fulfill({ response: answer, body });
  });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto('/price');
  await expect.poll(() => asked.some((url) => url.includes('team/teamList'))).toBe(true);
  expect(asked.filter((url) => url.endsWith('/getFNXprice'))).toEqual([]);
});

async function openGateway(serviceUrl: string) {
  const state = { isOpen: true, asked: 0 };
  const gateway: Server = createServer((request, response) => {
    state.asked += 1;
    if (!state.isOpen) return void response.destroy();
    fetch(`${serviceUrl}${request.url}`)
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(await answer.text());
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const stop = async () => {
    gateway.closeAllConnections();
    await new Promise((resolve) => gateway.close(resolve));
  };
  return { state, origin: `http://127.0.0.1:${port}`, stop };
}

test.describe('the service switched off', { tag: '@one-width' }, () => {
  test('before the start: the server becomes ready, and every fixed page is readable', async ({ request, world }) => {
    const gateway = await openGateway(world.serviceUrl);
    gateway.state.isOpen = false;
    const server = await startNext({ ...world.env, TOKEN_SERVICE_URL: gateway.origin });
    try {
      expect(await (await request.get(`${server.origin}/api/health`)).json()).toEqual({ status: 'ok' });
      for (const path of FIXED_PATHS) {
        const answer = await request.get(`${server.origin}${path}`);
        expect(answer.status(), path).toBe(200);
        expect(await answer.text(), path).toMatch(/<h1[\s>]/);
      }
      expect(await (await request.get(`${server.origin}/bank-overview`)).text()).toContain('4,860');
      for (const path of [ARTICLE, '/static/fees', '/static/no-such-page']) {
        const answer = await request.get(`${server.origin}${path}`);
        expect(answer.status(), path).toBe(503);
        expect(answer.headers()['retry-after'], path).toBe('30');
        expect(answer.headers()['cache-control'], path).toContain('no-store');
        expect(await answer.text(), path).toContain('Something went wrong on our side');
      }
      gateway.state.isOpen = true;
      // A failure is shared for a few seconds, so that not every reader asks a failing service.
      const statusOf = async (path: string) => (await request.get(`${server.origin}${path}`)).status();
      await expect.poll(() => statusOf(ARTICLE)).toBe(200);
      await expect.poll(() => statusOf('/static/no-such-page')).toBe(404);
    } finally {
      await server.stop();
      await gateway.stop();
    }
  });

  test('while the server runs: pages keep their last content', async ({ request, world }) => {
    test.setTimeout(120_000);
    const gateway = await openGateway(world.serviceUrl);
    const server = await startNext({ ...world.env, TOKEN_SERVICE_URL: gateway.origin });
    try {
      const read = async (path: string) => {
        const answer = await request.get(`${server.origin}${path}`);
        expect(answer.status(), path).toBe(200);
        return answer.text();
      };
      expect(await read(ARTICLE)).toContain('How deep is the pool');
      expect(await read('/price')).toContain('$12.48');
      gateway.state.isOpen = false;
      const before = gateway.state.asked;
      await expect
        .poll(
          async () => {
            await read(ARTICLE);
            await read('/price');
            return gateway.state.asked;
          },
          { timeout: 60_000, intervals: [1_000] },
        )
        .toBeGreaterThan(before + 3);
      expect(await read(ARTICLE)).toContain('How deep is the pool');
      expect(await read('/price')).toContain('$12.48');
    } finally {
      await server.stop();
      await gateway.stop();
    }
  });
});
