/** @jest-environment node */
import { keepAnswers, sayAway } from '@/source/away';
import { serve } from '../../support/http';

let stage: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  keepAnswers();
  stage = await serve(async ({ url }, response) => {
    const { searchParams } = new URL(url ?? '', 'http://localhost');
    // A page asks the service before it fails.
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (searchParams.has('away')) sayAway();
    await Promise.resolve();
    response.statusCode = Number(searchParams.get('status'));
    response.end('words');
  });
});
afterAll(() => stage.close());

const ask = async (query: string, path = '/own') => {
  const answer = await fetch(`${stage.origin}${path}?${query}`);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
};

test('a page that the service left without words says that it will pass', async () => {
  expect(await ask('status=500&away')).toEqual({ status: 503, retryAfter: '30', text: 'words' });
});

test('a page that stands all the same stays as it is', async () => {
  expect(await ask('status=200&away')).toEqual({ status: 200, retryAfter: null, text: 'words' });
});

test('a fault of this server is answered as 500, also while another page waits for the service', async () => {
  const [own, away] = await Promise.all([ask('status=500'), ask('status=500&away', '/of-the-service')]);
  expect(own).toEqual({ status: 500, retryAfter: null, text: 'words' });
  expect(away.status).toBe(503);
  // On the connection that said so before.
  expect((await ask('status=500')).status).toBe(500);
});
