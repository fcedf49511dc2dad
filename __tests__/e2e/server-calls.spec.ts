import { askRaw, expect, newCaller, test } from '../support/proxy/public-server';

const ROUTES = ['/api/v1/user/userLogin', '/api/rpc/0', '/api/ens', '/api/config', '/api/health', '/api/search-texts'];
const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
const post = (type: string | null, more: readonly string[] = []) => ({
  method: 'POST',
  headers: [
    `X-Forwarded-For: ${newCaller()}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    `Content-Length: ${CALL.length}`,
    ...more,
  ],
  body: CALL,
});

test.describe('a call', { tag: '@one-width' }, () => {
  for (const type of [
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/plain; application/json',
    'application/jsonp',
    'application/json; charset=utf-16',
    null,
  ])
    test(`with a body of ${type ?? 'no type'} is refused by every route`, async ({ server, service }) => {
      const before = service.state.asked.length;
      for (const route of ROUTES) expect((await askRaw(server.origin, route, post(type))).status, route).toBe(415);
      expect(service.state.asked.slice(before)).toEqual([]);
    });

  test('from another site is refused by every route, whatever its headers and body', async ({ server, service }) => {
    const before = service.state.asked.length;
    for (const route of ROUTES) {
      const asked = [
        post('application/json', ['Sec-Fetch-Site: cross-site']),
        { headers: ['Sec-Fetch-Site: cross-site'] },
      ];
      for (const one of asked) {
        const answer = await askRaw(server.origin, route, one);
        expect(answer.status, route).toBe(403);
        expect(answer.headers.get('access-control-allow-origin'), route).toBeUndefined();
      }
    }
    expect(service.state.asked.slice(before)).toEqual([]);
  });

  test('from this site is passed on', async ({ server }) => {
    for (const site of ['same-origin', 'none']) {
      const answer = await askRaw(server.origin, '/api/v1/slow', {
        headers: [`X-Forwarded-For: ${newCaller()}`, `Sec-Fetch-Site: ${site}`],
      });
      expect(answer.status, site).toBe(200);
    }
  });

  test('that announces a body larger than any route reads is refused before the body arrives', async ({ server }) => {
    const headers = (length: number) => [
      `X-Forwarded-For: ${newCaller()}`,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
    ];
    for (const [route, length] of [
      ['/api/v1/user/userLogin', 1024 * 1024 + 1],
      ['/api/rpc/0', 256 * 1024 + 1],
      ['/api/config', 9_007_199_254_740_991],
    ] as const) {
      const answer = await askRaw(server.origin, route, { method: 'POST', headers: headers(length) });
      expect(answer.status, route).toBe(413);
      expect(answer.headers.get('connection'), route).toBe('close');
    }
  });
});
