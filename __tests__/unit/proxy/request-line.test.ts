/** @jest-environment node */
import { keepRequestTargets, requestTargetOf } from '@/proxy/request-line';
import { serve } from '../../support/http';
import { connectRaw } from '../../support/proxy/raw-client';

test('the target of a request stays what it was, whatever its `url` is changed to', async () => {
  const change = await serve((request, response) => {
    request.url = '/changed';
    response.end(requestTargetOf(request));
  });
  // Heard by the whole process, so other tests may have begun it already.
  keepRequestTargets();
  expect(await (await fetch(`${change.origin}/sent?path=x`)).text()).toBe('/sent?path=x');
  await change.close();
});

test.each(['http://evil.example/x', '*'])(
  'the target %s, which is no path, is led to where it is refused',
  async (target) => {
    keepRequestTargets();
    const seen = await serve((request, response) => response.end(`${request.url} ${requestTargetOf(request)}`));
    const client = await connectRaw(seen.origin);
    client.write(`OPTIONS ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await client.next();
    client.end();
    await seen.close();
    expect(answer?.body).toBe(`/api/v1/refused ${target}`);
  },
);
