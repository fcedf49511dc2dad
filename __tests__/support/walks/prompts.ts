import type { RequestedTx } from '../money/bench';

type WalletAnswer = { result: unknown } | { error: { code: number; message: string } };

/** One request on the wallet's screen. It outlives the page that made it. */
export type Prompt = {
  request: RequestedTx;
  visit: number;
  device: number;
  end: 'open' | 'sent' | 'refused' | 'failed';
  isDeclared: boolean;
  /** The investor has withdrawn the declaration before any wallet was asked again. */
  isWithdrawn?: true;
  answer: (answer: WalletAnswer) => boolean;
};

/** A wallet that shows each request until the walk decides about it. A closed page does not receive the answer. */
export function holdPrompts() {
  const prompts: Prompt[] = [];
  let visit = 0;
  let device = 0;
  const ask = window.__walletRpc;
  window.__walletRpc = (method, params) =>
    method === 'eth_sendTransaction' ? show(params[0] as RequestedTx) : ask(method, params);

  const show = (request: RequestedTx) =>
    new Promise<WalletAnswer>((resolve) => {
      const own = visit;
      const answer = (given: WalletAnswer) => {
        if (own !== visit) return false;
        resolve(given);
        return true;
      };
      prompts.push({ request, visit: own, device, end: 'open', isDeclared: false, answer });
    });
  return {
    prompts,
    visit: () => visit,
    device: () => device,
    leave: () => void (visit += 1),
    goTo: (other: number) => void (device = other),
    reset: () => {
      visit += 1;
      device = 0;
      prompts.length = 0;
    },
  };
}
export type Prompts = ReturnType<typeof holdPrompts>;
