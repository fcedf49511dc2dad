import type { Hash } from '@/api/contract';
import type { SeededAccount } from './console/accounts';
import type { Fault, FaultKind } from './console/faults';
import type { OrderDecision } from './service/domain/orders/decide';
import type { KycStatus, Message } from './service/domain/state';

export type SandboxClient = {
  inbox: (to?: string) => Promise<Message[]>;
  latestCode: (to: string, channel: Message['channel']) => Promise<string>;
  clock: (advanceSeconds: number) => Promise<void>;
  passLostWallet: (email: string) => Promise<void>;
  fault: (path: string, kind: FaultKind, times?: number) => Promise<void>;
  clearFaults: () => Promise<void>;
  faucet: (address: string, symbol: 'FNX' | 'USDT' | 'BNB', amount: string) => Promise<void>;
  transfer: (from: string, to: string, symbol: 'FNX' | 'USDT' | 'BNB', amount: string) => Promise<Hash>;
  addTransactions: (email: string, count: number) => Promise<void>;
  plan: (planId: string, status: 'open' | 'closed') => Promise<void>;
  kyc: (email: string, status: KycStatus, comment?: string) => Promise<void>;
  decide: (orderNo: string, decision: OrderDecision) => Promise<void>;
  accounts: () => Promise<SeededAccount[]>;
  reset: () => Promise<void>;
};

export type Send = (request: Request) => Promise<Response>;

export function createSandboxClient(origin: string, send: Send = fetch): SandboxClient {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const content = body === undefined ? undefined : JSON.stringify(body);
    const response = await send(new Request(`${origin}/__sandbox/${path}`, { method, headers, body: content }));
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const inbox = async (to?: string) => {
    const { docs } = await ask<{ docs: Message[] }>('GET', `inbox${to ? `?to=${encodeURIComponent(to)}` : ''}`);
    return docs;
  };
  return {
    inbox,
    latestCode: async (to, channel) => {
      const isCode = (message: Message) => message.channel === channel && message.code !== undefined;
      const code = (await inbox(to)).find(isCode)?.code;
      if (code === undefined) throw new Error(`No code was sent to ${to}`);
      return code;
    },
    passLostWallet: (email) => ask('POST', 'lost-wallet', { email }),
    clock: (advanceSeconds) => ask('POST', 'clock', { advanceSeconds }),
    fault: (path, kind, times = 1) => ask('POST', 'fault', { path, kind, times } satisfies Fault),
    clearFaults: () => ask('DELETE', 'fault'),
    faucet: (address, symbol, amount) => ask('POST', 'faucet', { address, symbol, amount }),
    transfer: async (from, to, symbol, amount) =>
      (await ask<{ txHash: Hash }>('POST', 'transfer', { from, to, symbol, amount })).txHash,
    addTransactions: async (email, count) => void (await ask('POST', 'transactions', { email, count })),
    plan: async (planId, status) => void (await ask('POST', 'plan', { planId, status })),
    kyc: (email, status, comment) => ask('POST', 'kyc', { email, status, comment }),
    decide: (orderNo, decision) => ask('POST', 'order', { orderNo, decision }),
    accounts: async () => (await ask<{ docs: SeededAccount[] }>('GET', 'accounts')).docs,
    reset: () => ask('POST', 'reset'),
  };
}
