import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { appConfigQuery } from '@/api/app-config-query';
import { queryClient } from '@/api/query-client';
import { appConfigSchema } from '@/config/app-config';
import { FnxizationScreen } from '@/features/content';
import { APP_CONFIG } from '../../support/app-config';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
afterEach(() => queryClient.clear());

const LONG_WAIT = { timeout: 4_000 };
const open = () => renderScreen(<FnxizationScreen />, { pathname: '/fnxization' });
const contract = () => within(screen.getByRole('region', { name: 'The contract' }));
const CONFIG = appConfigSchema.parse(APP_CONFIG);
const VAULT = '0x00000000000000000000000000000000000000Aa';

describe('the life of a share', () => {
  const step = (name: string) => screen.findByRole('radio', { name }, LONG_WAIT);

  test('begins with its issue, and a click or an arrow key selects another step', async () => {
    queryClient.setQueryData(appConfigQuery.queryKey, CONFIG);
    const { user } = open();
    const issued = await step('Issued');
    expect(issued).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(7);
    await user.click(await step('Voted with'));
    expect(issued).not.toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(await step('If its wallet is lost')).toBeChecked();
  });
});

describe('the addresses of the contracts', () => {
  test('can be requested again after a failure, and each has a copy button and an explorer link, unless it is not set up', async () => {
    server.use(http.get('*/api/config', () => new HttpResponse(null, { status: 503 })));
    const { user } = open();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const again = await contract().findByRole('button', { name: 'Try again' }, LONG_WAIT);
    const chain = { ...APP_CONFIG.chain, explorerUrl: 'https://explorer.test' };
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...APP_CONFIG, chain, vault: VAULT })));
    await user.click(again);
    const [, , vault, exchange] = await contract().findAllByRole('listitem', {}, LONG_WAIT);
    expect(within(vault!).getByRole('link', { name: 'Explorer for Vault, in a new tab' })).toHaveAttribute(
      'href',
      `https://explorer.test/address/${VAULT}`,
    );
    await user.click(within(vault!).getByRole('button', { name: 'Copy Vault address' }));
    expect(copy).toHaveBeenCalledWith(VAULT);
    expect(exchange).toHaveTextContent('Not set up here');
    expect(within(exchange!).queryByRole('button')).not.toBeInTheDocument();
  });

  test('have no links without an explorer, and say so', async () => {
    queryClient.setQueryData(appConfigQuery.queryKey, CONFIG);
    open();
    expect(await contract().findByText(/no block explorer is set up here/, {}, LONG_WAIT)).toBeVisible();
    expect(contract().queryByRole('link', { name: /Explorer/ })).not.toBeInTheDocument();
  });
});
