/** @jest-environment node */
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();

const post = () =>
  fetch(`${stage.proxy.origin}/api/v1/user/login-verify-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

test.each([408, 421, 425])(
  'an answer with %i is not passed on, because a browser would automatically send a POST again',
  async (status) => {
    stage.answer = (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    const back = await post();
    expect(back.status).toBe(502);
    expect(back.headers.get('x-service-unreachable')).toBe('1');
  },
);

test('the headers are sent even if the answer breaks off before its body, because a browser repeats a POST that got nothing', async () => {
  stage.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.flushHeaders();
    setTimeout(() => response.destroy(), 50);
  };
  const back = await post();
  expect(back.status).toBe(200);
  await expect(back.text()).rejects.toThrow();
});
