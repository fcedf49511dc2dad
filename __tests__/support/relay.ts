import type { BrowserContext, WebSocketRoute } from '@playwright/test';

type Call = { id: number | string; method: string; params?: { topic?: string; topics?: string[]; message?: string } };
type Listener = (message: string) => void;

/** A minimal WalletConnect relay: stores the messages of each topic, and passes them on. */
export type Relay = ReturnType<typeof createRelay>;

function createRelay() {
  const letters = new Map<string, string[]>();
  const listeners = new Map<string, Listener[]>();
  const messagesOf = (topic: string) => letters.get(topic) ?? [];
  return {
    publish(topic: string, message: string) {
      letters.set(topic, [...messagesOf(topic), message]);
      listeners.get(topic)?.forEach((listener) => listener(message));
    },
    subscribe(topic: string, listener: Listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
      messagesOf(topic).forEach(listener);
    },
    read: messagesOf,
  };
}

/** Replaces the relay hosts, so that the browser never contacts them. */
export async function installRelay(context: BrowserContext): Promise<Relay> {
  const relay = createRelay();
  await context.routeWebSocket(/^wss:\/\/relay\.walletconnect\./, (socket) => serveRelay(socket, relay));
  return relay;
}

function serveRelay(socket: WebSocketRoute, relay: Relay): void {
  const send = (message: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const own = new Set<string>();
  let lastId = 0;

  const subscribe = (topic: string): string => {
    const id = `of-${topic}`;
    setTimeout(() => relay.subscribe(topic, (message) => deliver(id, topic, message)));
    return id;
  };
  const deliver = (id: string, topic: string, message: string) => {
    if (own.has(message)) return;
    const data = { topic, message, publishedAt: Date.now(), tag: 0 };
    send({ id: Date.now() * 1_000 + ++lastId, method: 'irn_subscription', params: { id, data } });
  };
  const answer = ({ method, params: { topic = '', topics = [], message = '' } = {} }: Call): unknown => {
    switch (method) {
      case 'irn_subscribe':
        return subscribe(topic);
      case 'irn_batchSubscribe':
        return topics.map(subscribe);
      case 'irn_publish':
        own.add(message);
        relay.publish(topic, message);
        return true;
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false };
      default:
        return true;
    }
  };
  socket.onMessage((text) => {
    const call: Call = JSON.parse(String(text));
    if (call.method) send({ id: call.id, result: answer(call) });
  });
}
