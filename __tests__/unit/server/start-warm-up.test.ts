/** @jest-environment node */
import { startWarmUp } from '@/server/page-data/start-warm-up';
import { serve } from '../../support/http';

test('a server without requests calls itself until its pages are ready', async () => {
  const asked: (string | undefined)[] = [];
  const stage = await serve(({ url }, response) => {
    asked.push(url);
    response.statusCode = asked.length < 3 ? 503 : 200;
    response.end('{}');
  });
  await startWarmUp({ port: new URL(stage.origin).port });
  expect(asked).toEqual(Array(3).fill('/api/health/ready'));
  await stage.close();
});

test('a server without a known port does not call itself', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await startWarmUp({});
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('a server that listens at only one address calls itself there', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await startWarmUp({ port: '80', address: '10.0.0.5' });
  await startWarmUp({ port: '80', address: 'fd00::5' });
  await startWarmUp({ port: '80', address: '::' });
  expect(asked.mock.calls.map(([address]) => new URL(String(address)).host)).toEqual([
    '10.0.0.5',
    '[fd00::5]',
    '127.0.0.1',
  ]);
  asked.mockRestore();
});
