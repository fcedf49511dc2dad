import { http, HttpResponse } from 'msw';
import { nodeClients } from '@/chain/nodes';
import { reachableNodes } from '@/tx/watch/follow';
import { engine } from '@/tx/app-engine';
import { useBank } from '../../support/money/bank-server';

const { server } = useBank();

it('a page that cannot load its configuration has no nodes', async () => {
  server.use(http.get('*/api/config', () => HttpResponse.error()));
  await expect(nodeClients()).rejects.toThrow();
  expect(await reachableNodes(engine)).toEqual([]);
});
