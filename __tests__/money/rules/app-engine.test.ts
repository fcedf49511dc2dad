import { APP_PARTS } from '@/tx/app-engine';
import { HERS } from '../../support/money/attempt';
import { appConfig } from '../../support/app-config';
import { useBank } from '../../support/money/bank-server';

const { server } = useBank();
beforeEach(() => server.use(appConfig()));

const { nodes, wallet } = APP_PARTS;
const request = { from: HERS, to: HERS, value: 0n, data: '0x', chainId: 56 } as const;

it('the app’s engine asks all nodes of the configuration', async () => {
  expect((await nodes()).length).toBeGreaterThan(0);
});

it('the app’s engine asks the connected wallet, and none before one is connected', async () => {
  await expect(wallet.send(request, undefined, () => true)).rejects.toThrow('Connector not connected');
  expect(await wallet.block(1n)).toEqual({ type: 'not-compared' });
});
