import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const GROUND = { DARK: 'rgb(20, 18, 15)', LIGHT: 'rgb(244, 238, 225)' } as const;

for (const theme of ['DARK', 'LIGHT'] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(
      `${theme} and ${direction} are set before the first paint, with every bundle blocked`,
      { tag: '@one-width' },
      async ({ page, watch }) => {
        watch.allowConsoleError(/ERR_FAILED/);
        await page.addInitScript(
          (settings) => localStorage.setItem('settings', settings),
          JSON.stringify({ theme, direction }),
        );
        await page.route('**/_next/static/**/*.js', (route) => route.abort());
        await page.goto('/');
        const root = page.locator('html');
        await expect(root).toHaveAttribute('data-theme', theme.toLowerCase());
        await expect(root).toHaveAttribute('dir', direction);
        await expect(page.locator('body')).toHaveCSS('background-color', GROUND[theme]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  }
}

test('a theme change applies in other tabs and survives a reload', { tag: '@one-width' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', GROUND.DARK);
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', GROUND.LIGHT);
  await expect(other.locator('body')).toHaveCSS('background-color', GROUND.LIGHT);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', GROUND.LIGHT);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('settings'))) ?? '')).toMatchObject({
    theme: 'LIGHT',
  });
});

for (const damaged of ['{', '[]', 'null', '{"theme":7,"direction":{}}', '"x"']) {
  test(`settings that are ${damaged} are repaired`, { tag: '@one-width' }, async ({ page }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem('settings', text);
      sessionStorage.setItem('seen', '1');
    }, damaged);
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', GROUND.DARK);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}')))
      .toEqual({ direction: 'ltr', responsiveFontSizes: true, theme: 'DARK' });
  });
}

test('the menu of a narrow screen opens, navigates, and closes by Escape', async ({ page, viewport }) => {
  await page.setViewportSize({ width: Math.min(viewport?.width ?? 0, 900), height: 800 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/how-work');
});

test(
  'a slow navigation shows the loader and hides the previous page without removing it',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/pages/how-work-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    release();
    await expect(page).toHaveURL('/how-work');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  },
);

test(
  'the specimen is served as HTML, and drawn after a navigation from another page',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const specimen = page.getByRole('heading', { level: 2, name: 'Certificate of Ownership' });
    expect(await (await request.get('/')).text()).toContain('Certificate of Ownership');
    await page.goto('/');
    await expect(specimen).toBeVisible();
    await page.goto('/how-work');
    await page.getByRole('banner').getByRole('link', { name: 'FNX' }).click();
    await expect(page).toHaveURL('/');
    await expect(specimen).toBeVisible();
  },
);

test(
  'in right-to-left layout, values and notes are aligned to the inline end, titles to the inline start',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ direction: 'rtl' })));
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/dashboard');
    const shares = page.getByRole('region', { name: 'Your shares' });
    for (const note of ['From FNX’s records', 'Excluding fees', /since yesterday$/])
      await expect(shares.getByText(note)).toBeVisible();
    const ends = await shares.locator('dd').evaluateAll((values) =>
      values.flatMap((value) => {
        const end = value.closest('div')!.getBoundingClientRect().left;
        return [...value.querySelectorAll('bdi[dir="ltr"], small')]
          .filter((line) => !line.parentElement?.closest('small'))
          .map((line) => Math.round(textOf(line).left - end));

        function textOf(line: Element) {
          const range = document.createRange();
          range.selectNodeContents(line);
          return range.getBoundingClientRect();
        }
      }),
    );
    expect(ends).toHaveLength(5);
    expect(new Set(ends)).toEqual(new Set([0]));

    await page.goto('/deals?statement=this-year');
    const title = page.locator('caption', { hasText: 'Holdings' });
    await expect(title).toBeVisible();
    const gap = await title.evaluate((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      return Math.round(caption.getBoundingClientRect().right - range.getBoundingClientRect().right);
    });
    expect(gap).toBe(0);
  },
);
