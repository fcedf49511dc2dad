/** @jest-environment node */
import { ownConnection, OWN_CONNECTIONS_PER_SECOND } from '@/proxy/own-connection';
import { answersTwice } from '../../support/twice-answering';
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();

test('an answer that the service sends without a request reaches no other visitor', async () => {
  const service = await answersTwice();
  process.env.TOKEN_SERVICE_URL = service.origin;
  for (const visitor of ['a', 'b', 'c', 'd']) {
    const answer = await fetch(`${stage.proxy.origin}/api/v1/${visitor}`);
    expect(await answer.json()).toMatchObject({ data: { path: `/api/v1/${visitor}` } });
  }
  await service.close();
});

test('beyond a number of calls in one second, further calls share connections, because each connection needs a port', () => {
  // The calls of the previous test counted in the first seconds of the clock, so this test uses seconds a year later.
  const at = (day: number) => ownConnection(() => day * 86_400_000);
  for (let call = 0; call < OWN_CONNECTIONS_PER_SECOND; call += 1) expect(at(365)).toEqual({ connection: 'close' });
  expect(at(365)).toEqual({});
  expect(at(366)).toEqual({ connection: 'close' });
});

test('calls of code in another bundle count too', async () => {
  const at = () => 400 * 86_400_000;
  for (let call = 0; call < OWN_CONNECTIONS_PER_SECOND; call += 1) ownConnection(at);
  jest.resetModules();
  const another = await import('@/proxy/own-connection');
  expect(another.ownConnection).not.toBe(ownConnection);
  expect(another.ownConnection(at)).toEqual({});
});
