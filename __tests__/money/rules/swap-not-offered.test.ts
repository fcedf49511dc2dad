import { http, HttpResponse } from 'msw';
import { SWAP } from '@/tx/kinds/swap';
import { engine } from '@/tx/app-engine';
import { useBank } from '../../support/money/bank-server';
import { HERS, config } from './due-order';

const { server } = useBank();

it('no swap is made when this deployment configures no exchange', async () => {
  server.use(
    http.get('*/api/config', () => HttpResponse.json(config)),
    http.post('*/api/rpc/:index', () => HttpResponse.error()),
  );
  const swap = {
    id: 'one',
    pay: 'USDT',
    get: 'FNX',
    exact: 'pay',
    paid: '1',
    got: '1',
    maxPaid: '1',
    minReceived: '1',
    route: ['USDT', 'FNX'],
    slippageBps: 50,
    minutes: 20,
  } as const;
  await expect(SWAP.intentOf(engine, swap, HERS)).rejects.toMatchObject({ kind: 'not-pinned' });
});
