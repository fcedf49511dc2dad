import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PUBLIC_SCOPE, queryClient } from '@/api/query-client';
import { PoolSales } from '@/features/content/live/pool-sales';
import { BuySharesScreen } from '@/features/shares';
import { fact, LONG_WAIT, useBuyer } from '../../support/buying';
import { holdings, open } from '../../support/dashboard';
import { answerPool, ONE } from '../../support/pool';
import { renderAt } from '../../support/render-at';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
useBuyer();

async function withPool(pools: Parameters<typeof answerPool>[0]) {
  answerPool(pools);
  const view = renderAt('/buy-shares', <BuySharesScreen />);
  await view.user.click(screen.getByText('How to sell'));
  return { ...view, panel: () => screen.getByRole('region', { name: 'How to sell' }) };
}

/** Must run first, because settings are cached once they are read. */
test('an unreadable configuration is reported, and the pool appears once it can be read', async () => {
  const pools = { FNX: 400_000n * ONE, USDT: 4_992_000n * ONE };
  server.use(http.get('*/api/config', () => HttpResponse.json({}, { status: 502 })));
  const { user } = renderScreen(<PoolSales />);
  const again = await screen.findByRole('button', { name: 'Try again' }, LONG_WAIT);
  expect(screen.queryByText('No exchange pool is set up here.')).not.toBeInTheDocument();
  answerPool(pools);
  await user.click(again);
  expect(await screen.findByText(/^The pool holds/, {}, LONG_WAIT)).toHaveTextContent('400,000 FNX');
});

test('the amounts in the pool are shown beside Buy, with the result of sales of three sizes', async () => {
  const { panel } = await withPool({ FNX: 400_000n * ONE, USDT: 4_992_000n * ONE });
  expect(await within(panel()).findByText('400,000 FNX', {}, LONG_WAIT)).toBeVisible();
  expect(fact(panel(), 'Money in the pool')).toHaveTextContent('4,992,000 USDT');
  expect(fact(panel(), 'Selling 10 FNX now would pay about')).toHaveTextContent('124.42 USDT');
  expect(fact(panel(), 'Selling 1,000 FNX now would pay about')).toHaveTextContent('12,411.62 USDT');
  expect(fact(panel(), 'Selling 50,000 FNX now would pay about')).toHaveTextContent('553,187.06 USDT');
  expect(panel()).toHaveTextContent('It changes with every trade');
});

test('a missing pool is reported as empty', async () => {
  const { panel } = await withPool({ FNX: 0n, USDT: 0n, pair: '0x0000000000000000000000000000000000000000' });
  expect(await within(panel()).findByText(/The pool is empty/, {}, LONG_WAIT)).toBeVisible();
});

test('a node that does not answer is reported, and can be asked again', async () => {
  server.use(http.post('*/api/rpc/0', () => HttpResponse.error(), { once: false }));
  const { panel, user } = await withPool({ FNX: 400_000n * ONE, USDT: 4_992_000n * ONE });
  server.use(http.post('*/api/rpc/0', () => HttpResponse.json({}, { status: 400 }), { once: true }));
  await user.click(await within(panel()).findByRole('button', { name: 'Try again' }, LONG_WAIT));
  expect(await within(panel()).findByText('400,000 FNX', {}, LONG_WAIT)).toBeVisible();
});

test.each([
  ['less than they are worth', 4_992_000n, true],
  ['more', 9_000_000n, false],
])(
  'the dashboard warns about selling everything only if the pool pays less than the shares are worth: it pays %s',
  async (_what, money, isMentioned) => {
    answerPool({ FNX: 400_000n * ONE, USDT: money * ONE });
    open();
    expect(await within(holdings()).findByText('$9,984.00', {}, LONG_WAIT)).toBeVisible();
    const client = queryClient.getQueryCache();
    await waitFor(() =>
      expect(client.findAll({ queryKey: [PUBLIC_SCOPE, 'pool'], type: 'active' })[0]?.state.data).toBeTruthy(),
    );
    await waitFor(() =>
      expect(holdings().textContent?.includes('Selling everything at once would pay less.')).toBe(isMentioned),
    );
  },
);
