/** @jest-environment node */
import { keepRequestTargets, requestTargetOf } from '@/proxy/request-line';
import { serve } from '../../support/http';

test('the target of a request stays what it was, whatever its `url` is changed to', async () => {
  const change = await serve((request, response) => {
    request.url = '/changed';
    response.end(requestTargetOf(request));
  });
  const ask = async () => (await fetch(`${change.origin}/sent?path=x`)).text();
  expect(await ask()).toBe('/changed');
  keepRequestTargets();
  expect(await ask()).toBe('/sent?path=x');
  await change.close();
});
