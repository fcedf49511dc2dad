/** @jest-environment node */
import { IN_FLIGHT_PER_CALLER, IN_FLIGHT_PER_CONNECTION, openGate } from '@/proxy/gate';
import { pipelineAndLeave, wrapTestServers } from '../../support/pipelining';
import { request } from '../../support/proxy/attack';
import { useProxiedService } from '../../support/proxied-service';
import { waitUntil } from '../../support/wait-until';

const stage = useProxiedService();

let closeGate: () => void;
let unwrap: () => Promise<void>;
beforeAll(async () => {
  closeGate = openGate({ trustedProxyHops: 0 });
  unwrap = await wrapTestServers();
});
afterAll(async () => {
  closeGate();
  await unwrap();
});

test('a caller who pipelines calls and disconnects never has more calls in flight than the limit', async () => {
  let [inFlight, most] = [0, 0];
  stage.answer = (_request, response) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    response.once('close', () => (inFlight -= 1));
  };
  const calls = request('GET /api/v1/slow');
  for (let round = 0; round < 5; round += 1)
    await pipelineAndLeave(stage.proxy.origin, calls, IN_FLIGHT_PER_CONNECTION);
  await waitUntil(() => most > 0 && inFlight === 0);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(IN_FLIGHT_PER_CALLER);
  expect(inFlight).toBe(0);
});
