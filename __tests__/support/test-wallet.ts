import type { BrowserContext, Page } from '@playwright/test';

/**
 * A wallet for browser tests, announced by EIP-6963. It answers in Node, so that the test controls it and requests
 * outlive their page. The chain's unlocked accounts sign and send.
 */
export type WalletRequest = { method: string; params: readonly unknown[] };
export type WalletError = { code: number; message: string; data?: unknown };
export type TestWallet = ReturnType<typeof createControl>;
type WalletAnswer = { result: unknown } | { error: WalletError };
type Options = { rpcUrl: string; account: string; chainId: number };
type Emit = (event: string, payload: unknown) => Promise<void>;
type Wallet = ReturnType<typeof createWallet>;
type Answering = (pass: () => Promise<unknown>) => Promise<unknown>;

declare global {
  interface Window {
    __walletRpc: (method: string, params: readonly unknown[]) => Promise<WalletAnswer>;
  }
}

export const TEST_WALLET = {
  name: 'Test Wallet',
  rdns: 'dev.test.wallet',
  uuid: '0f7a4c3e-5d0b-4c5a-8a57-21c4d3b6e9f1',
};
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>';
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

const REJECTED: WalletError = { code: 4001, message: 'User rejected the request.' };
/** Methods that need the owner's approval. `rejectNext()` without a method rejects the next request among these. */
const ASKS = new Set([
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
]);

export async function installWallet(target: Page | BrowserContext, options: Options): Promise<TestWallet> {
  const wallet = createWallet(options, emitterTo(target));
  await target.exposeFunction('__walletRpc', (method: string, params: readonly unknown[]) =>
    wallet.answer({ method, params }),
  );
  await target.addInitScript(announceInPage, { ...TEST_WALLET, icon: ICON });
  return createControl(wallet);
}

/** Installs the same wallet in this page, for tests that run in the page itself. */
export function installWalletHere(options: Options): TestWallet {
  const emit: Emit = async (event, payload) =>
    void window.dispatchEvent(new CustomEvent('test-wallet', { detail: { event, payload } }));
  const wallet = createWallet(options, emit);
  window.__walletRpc = (method, params) => wallet.answer({ method, params });
  announceInPage({ ...TEST_WALLET, icon: ICON });
  return createControl(wallet);
}

function emitterTo(target: Page | BrowserContext): Emit {
  return async (event, payload) => {
    const pages = 'pages' in target ? target.pages() : [target];
    const dispatch = (detail: unknown) => void window.dispatchEvent(new CustomEvent('test-wallet', { detail }));
    const emitEvent = (page: Page) => page.evaluate(dispatch, { event, payload });
    // A page that is closing misses the event; the next page reads the state itself.
    await Promise.allSettled(pages.map(emitEvent));
  };
}

function createWallet(options: Options, emit: Emit) {
  const state = { ...options, isConnected: false, delayMs: 0, tamper: (request: WalletRequest) => request };
  const log: WalletRequest[] = [];
  const failures: { method: string | null; error: WalletError }[] = [];
  const held = new Map<string, Promise<void>>();
  const own = ownMethods(state, emit);
  const answers = new Map<string, Answering>();

  const answer = async (given: WalletRequest): Promise<WalletAnswer> => {
    log.push(given);
    const at = failures.findIndex(({ method }) => (method === null ? ASKS.has(given.method) : method === given.method));
    const failure = at < 0 ? undefined : failures.splice(at, 1)[0];
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    await held.get(given.method);
    if (failure) return { error: failure.error };
    const request = state.tamper(given);
    const ours = own.get(request.method);
    const pass = async (): Promise<WalletAnswer> =>
      ours ? { result: await ours(request.params) } : askChain(state.rpcUrl, request);
    const otherwise = answers.get(request.method);
    return otherwise ? { result: await otherwise(async () => resultIn(await pass())) } : pass();
  };
  return { state, log, failures, held, answers, emit, answer };
}

function ownMethods(state: Options & { isConnected: boolean }, emit: Emit) {
  const accounts = () => (state.isConnected ? [state.account] : []);
  const connect = () => {
    state.isConnected = true;
    return accounts();
  };
  const switchTo = async ([request]: readonly unknown[]) => {
    state.chainId = Number(Object(request).chainId);
    await emit('chainChanged', toHex(state.chainId));
    return null;
  };
  return new Map<string, (params: readonly unknown[]) => unknown>([
    ['eth_accounts', accounts],
    ['eth_requestAccounts', connect],
    ['eth_chainId', () => toHex(state.chainId)],
    ['net_version', () => String(state.chainId)],
    ['wallet_getPermissions', () => permissionFor(accounts())],
    ['wallet_requestPermissions', () => permissionFor(connect())],
    ['wallet_revokePermissions', () => ((state.isConnected = false), null)],
    ['wallet_addEthereumChain', switchTo],
    ['wallet_switchEthereumChain', switchTo],
  ]);
}

function createControl({ state, log, failures, held, answers, emit }: Wallet) {
  return {
    log,
    requestsOf: (method: string) => log.filter((request) => request.method === method),
    failNext: (error: WalletError, method: string | null = null) => void failures.push({ method, error }),
    rejectNext: (method: string | null = null) => void failures.push({ method, error: REJECTED }),
    /** Requests of this method wait until the returned function is called, even if their page was closed. */
    hold(method: string): () => void {
      let release = () => {};
      held.set(method, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(method);
        release();
      };
    },
    /** Overrides the chain's answer, with or without passing the request on; `null` removes the override. */
    answerWith: (method: string, answering: Answering | null) =>
      void (answering ? answers.set(method, answering) : answers.delete(method)),
    delay: (ms: number) => void (state.delayMs = ms),
    tamper: (change: (request: WalletRequest) => WalletRequest) => void (state.tamper = change),
    /** The chain behind the wallet, for example one that only claims to be the right one. */
    setRpcUrl: (rpcUrl: string) => void (state.rpcUrl = rpcUrl),
    async setChainId(chainId: number, { isSilent = false } = {}) {
      state.chainId = chainId;
      if (!isSilent) await emit('chainChanged', toHex(chainId));
    },
    async setAccount(account: string) {
      state.account = account;
      if (state.isConnected) await emit('accountsChanged', [account]);
    },
    async disconnect() {
      state.isConnected = false;
      await emit('accountsChanged', []);
    },
  };
}

function resultIn(answer: WalletAnswer): unknown {
  if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
  return answer.result;
}

const toHex = (value: number) => `0x${value.toString(16)}`;

const permissionFor = (accounts: string[]) =>
  accounts.map((account) => ({
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
  }));

async function askChain(rpcUrl: string, request: WalletRequest): Promise<WalletAnswer> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...request }),
    });
    return await response.json();
  } catch {
    return { error: { code: 4900, message: 'The wallet has lost its network.' } };
  }
}

/** Runs in the page before its own scripts, so it must not use imports. */
function announceInPage(info: typeof TEST_WALLET & { icon: string }) {
  type Listener = (payload: unknown) => void;
  const listeners: { event: string; listener: Listener }[] = [];
  const provider = {
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
      const answer = await window.__walletRpc(method, params);
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      return answer.result;
    },
    on(event: string, listener: Listener) {
      listeners.push({ event, listener });
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      const at = listeners.findIndex((one) => one.event === event && one.listener === listener);
      if (at >= 0) listeners.splice(at, 1);
      return provider;
    },
  };
  window.addEventListener('test-wallet', (emitted) => {
    if (!(emitted instanceof CustomEvent)) return;
    for (const { event, listener } of [...listeners])
      if (event === emitted.detail.event) listener(emitted.detail.payload);
  });
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
