import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getFnxPrice } from '@/api/contract';
import { queryClient } from '@/api/query-client';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { PriceScreen } from '@/features/content';
import { PriceSlot } from '@/shell/deferred/price-slot';
import { priceAsServed } from '@/server/page-data/price-text';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();
let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => queryClient.clear());

const plot = () => screen.findByRole('slider', { name: 'Price of one share over time' });
const region = () => screen.findByRole('region', { name: 'Share price' });
const isHistory = ({ url }: Request) => new URL(url).searchParams.has('range');

function failForNow(): () => void {
  let isAway = true;
  server.use(
    http.get('*/api/v1/wallet/getFNXprice', ({ request }) =>
      isAway && !isHistory(request) ? new HttpResponse('', { status: 502 }) : undefined,
    ),
  );
  return () => {
    isAway = false;
  };
}

describe('a price that was served with the page', () => {
  const readAt = (age: number) => new Date(Date.now() - age).toISOString();
  const openServed = async (age: number) => {
    const price = getFnxPrice.data.parse(
      (await (await backend.service.fetch(new Request('http://x/api/v1/wallet/getFNXprice'))).json()).data,
    );
    const served = priceAsServed({ price: { ...price, price: '11.11' }, readAt: readAt(age) });
    return renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot served={served} />} />, {
      pathname: '/price',
    });
  };
  const countCalls = () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('getFNXprice') && !isHistory(request)) calls.push(request.url);
    });
    return calls;
  };
  afterEach(() => server.events.removeAllListeners());

  test('is shown at once, and is not requested again while it is fresh', async () => {
    const calls = countCalls();
    await openServed(1_000);
    expect(screen.getByText('$11.11')).toBeVisible();
    expect(await plot()).toBeVisible();
    expect(screen.getByText('$11.11')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('is replaced by a newer one when it is old', async () => {
    await openServed(3_600_000);
    expect(screen.getByText('$11.11')).toBeVisible();
    expect(await screen.findByText('$12.48')).toBeVisible();
    expect(screen.queryByText('$11.11')).not.toBeInTheDocument();
  });

  test('stays with a message when it is old and no newer one arrives', async () => {
    const comeBack = failForNow();
    const { user } = await openServed(3_600_000);
    const notice = await screen.findByText(/This one may be out of date/);
    expect(await region()).toContainElement(notice);
    expect(screen.getByText('$11.11')).toBeVisible();
    comeBack();
    await user.click(within(await region()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$12.48')).toBeVisible();
    expect(screen.queryByText(/out of date/)).not.toBeInTheDocument();
  });
});
