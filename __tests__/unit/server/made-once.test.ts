/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { serveTextFile } from '@/server/seo/serve-text-file';
import { ask } from '../../../scripts/lib/nginx/ask';
import { askPage } from '../../support/ask-page';
import { serve } from '../../support/http';
import { usePlayedService } from '../../support/played-service';

const service = usePlayedService();

test('a text that is not a page is generated once for all requests within a few seconds', async () => {
  const make = jest.fn(() => ({ type: 'application/xml', text: '<urlset/>', keepS: 300 }));
  const getServerSideProps = serveTextFile(make);
  for (let asked = 0; asked < 5; asked += 1) {
    const { headers } = await askPage(getServerSideProps, {});
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8' });
  }
  expect(make).toHaveBeenCalledTimes(1);
});

test('search texts are collected and serialized once for all requests', async () => {
  const { searchTextsJson } = await import('@/server/page-data/search/texts');
  const first = searchTextsJson();
  expect(JSON.parse((await first).json.toString())).toMatchObject({ isComplete: true, texts: expect.any(Array) });
  const { length } = service.asked;
  expect(searchTextsJson()).toBe(first);
  expect(service.asked).toHaveLength(length);
});

test('search texts are compressed only once for all requests, because they may have two million characters', async () => {
  const { searchTextsJson } = await import('@/server/page-data/search/texts');
  const { default: handler } = await import('../../../pages/api/search-texts');
  const server = await serve((request, response) => Reflect.apply(handler, undefined, [request, response]));
  const read = (accepted: string, method = 'GET') =>
    ask(server.origin, '/api/search-texts', { method, headers: { 'accept-encoding': accepted } });
  const { json, zipped } = await searchTextsJson();

  expect(gunzipSync(zipped)).toEqual(json);
  const packed = await read('gzip, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  expect(packed.body).toEqual(zipped);
  const plain = await read('');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, json]);
  expect(await read('gzip', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect((await read('gzip', 'POST')).status).toBe(405);
  await server.close();
});
