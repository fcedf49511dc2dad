/** @jest-environment node */
import { wake } from '@/server/page-data/wake';
import { serve } from '../../support/http';

test('a server without requests calls itself until its pages are ready', async () => {
  const asked: (string | undefined)[] = [];
  const stage = await serve(({ url }, response) => {
    asked.push(url);
    response.statusCode = asked.length < 3 ? 503 : 200;
    response.end('{}');
  });
  await wake(new URL(stage.origin).port);
  expect(asked).toEqual(['/api/health', '/api/health', '/api/health']);
  await stage.close();
});

test('a server without a known port does not call itself, and renders its pages at the first health check', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await wake(undefined);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
