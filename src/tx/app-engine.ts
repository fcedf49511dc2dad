import { callService } from '@/api/client';
import { credentials } from '@/api/credentials';
import { queryClient } from '@/api/query-client';
import { sessionStore } from '@/session/store';
import { appClock } from '@/utils/service-clock';
import { localStore, tabStore } from '@/utils/storage';
import { prepareWallet } from '@/wallet/facade';
import { walletStore } from '@/wallet/state';
import { createEngine } from './create-engine';
import type { EngineParts } from './engine';

/** Connects the engine to the app's page. Code that reaches the chain and the wallet loads at the first use. */
export const APP_PARTS: EngineParts = {
  clock: appClock,
  nodes: async () => (await import('@/chain/nodes')).nodeClients(),
  wallet: {
    state: walletStore,
    send: async (...request) => (await prepareWallet()).sendFromWallet(...request),
    block: async (height) => (await prepareWallet()).walletBlock(height),
  },
  service: { call: callService, login: credentials, session: sessionStore, queries: queryClient },
  storage: { local: localStore, tab: tabStore },
};

export const engine = createEngine(APP_PARTS);
