import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';

export const LARGEST_CALL = 1_000_000;

type Passed = { status: number; body: Buffer };

export type Passage = { lead: (url: string) => void; pass: (call: Buffer) => Promise<Passed>; close: () => void };

const NO_CHAIN: Passed = {
  status: 503,
  body: Buffer.from(
    JSON.stringify({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_603, message: 'The chain is starting or has ended.' },
    }),
  ),
};

export function createPassage(): Passage {
  const agent = new Agent({ keepAlive: true });
  let target: string | undefined;
  const pass = async (call: Buffer): Promise<Passed> => {
    if (target === undefined) return NO_CHAIN;
    const headers = { 'content-type': 'application/json', 'content-length': call.length };
    const sent = request(target, { method: 'POST', agent, headers });
    sent.end(call);
    const [answered] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answered as AsyncIterable<Buffer>) chunks.push(chunk);
    return { status: answered.statusCode ?? 502, body: Buffer.concat(chunks) };
  };
  return {
    lead: (url) => {
      target = url;
    },
    pass: (call) => pass(call).catch(() => NO_CHAIN),
    close: () => agent.destroy(),
  };
}
