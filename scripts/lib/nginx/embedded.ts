import { ask, type HttpAnswer } from './ask';
import { startFakeInstance } from './fake-instance';
import { startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const OF_OTHER_SITES = ['cross-site', 'same-site'].map((site) => ({
  'sec-fetch-site': site,
  'sec-fetch-dest': 'empty',
}));
const OF_THIS_SITE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const MANY = 960;
const AT_ONCE = 12;

async function floodOf(instance: string, path: string): Promise<{ flood: HttpAnswer[]; visitor: HttpAnswer[] }> {
  const nginx = await startNginx({ instances: [instance] });
  const flood: HttpAnswer[] = [];
  const visitor: HttpAnswer[] = [];
  try {
    for (let at = 0; at < MANY; at += AT_ONCE) {
      const sent = Array.from({ length: AT_ONCE }, (_one, index) =>
        ask(nginx.origin, path, { headers: OF_OTHER_SITES[index % OF_OTHER_SITES.length] }),
      );
      flood.push(...(await Promise.all(sent)));
      visitor.push(...(at % 240 === 0 ? [await ask(nginx.origin, path, { headers: OF_THIS_SITE })] : []));
    }
    visitor.push(await ask(nginx.origin, path, { headers: OF_THIS_SITE }));
  } finally {
    await nginx.stop();
  }
  return { flood, visitor };
}

/** Another site in the visitor's browser can send any number of requests. They must not use up the visitor's limits. */
export async function checkEmbedded(check: Check): Promise<void> {
  const instance = await startFakeInstance((_request, response) => void response.end('{}'));
  for (const path of ['/api/config', '/faq', '/_next/static/no-such.js']) {
    const { flood, visitor } = await floodOf(instance.origin, path);
    const refused = flood.filter(({ status }) => status === 429).length;
    const statuses = visitor.map(({ status }) => status);
    check(
      `${MANY} requests of another site for ${path} are limited and leave the visitor's own limit`,
      refused > 0 && statuses.every((status) => status === 200),
      `${refused} refused; the visitor got ${statuses.join()}`,
    );
  }
  instance.stop();
}
