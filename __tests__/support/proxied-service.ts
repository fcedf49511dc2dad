import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardToService } from '@/proxy/service';
import { serve } from './http';

type Seen = { url?: string; method?: string; headers: IncomingMessage['headers']; body: string };
type Server = Pick<Awaited<ReturnType<typeof serve>>, 'origin' | 'close'>;

export type ProxiedService = {
  seen: Seen[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  service: Server;
  proxy: Server;
};

export function useProxiedService(): ProxiedService {
  const nowhere: Server = { origin: '', close: async () => {} };
  const stage: ProxiedService = { seen: [], answer: () => {}, service: nowhere, proxy: nowhere };

  beforeEach(async () => {
    stage.seen = [];
    stage.answer = (_request, response) => response.end('{"status":200}');
    stage.service = await serve(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      stage.seen.push({ url: request.url, method: request.method, headers: request.headers, body });
      stage.answer(request, response);
    });
    stage.proxy = await serve(forwardToService);
    Object.assign(process.env, {
      TOKEN_SERVICE_URL: stage.service.origin,
      RPC_URLS: 'http://127.0.0.1:1',
      FNX_TOKEN_ADDRESS: `0x${'1'.repeat(40)}`,
      USDT_TOKEN_ADDRESS: `0x${'2'.repeat(40)}`,
      PAY_ADDRESS: `0x${'3'.repeat(40)}`,
    });
  });

  afterEach(async () => {
    await Promise.all([stage.service.close(), stage.proxy.close()]);
  });
  return stage;
}
