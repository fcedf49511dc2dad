import type { createAuthenticationAdapter } from '@rainbow-me/rainbowkit';
import type { Address } from '@/api/contract';
import { createStore, type Store } from '@/utils/store';
import type { Sign } from '../state';
import { isRejection } from '@/errors/wallet-error';

export type LinkAdapter = ReturnType<typeof createAuthenticationAdapter<string>>;
export type LinkPhase = 'preparing' | 'signing' | 'verifying';
export type LinkFailure = { at: LinkPhase; error: unknown };

export type LinkStep =
  | { step: 'preparing'; failure?: LinkFailure }
  | { step: 'idle'; message: string; failure?: LinkFailure }
  | { step: 'signing' }
  | { step: 'verifying' }
  | { step: 'stopped'; failure: LinkFailure }
  | { step: 'linked' };

type Parts = { adapter: LinkAdapter; address: Address; chainId: number; sign: Sign };

export type Linking = {
  state: Store<LinkStep>;
  prepare: () => Promise<void>;
  sign: () => Promise<void>;
  stop: () => void;
};

/**
 * Runs message, signature and verification. A nonce works only once, so a failed verification needs a new one. A
 * declined message can be signed again. A signature that arrives after `stop` is dropped.
 */
export function createLinking({ adapter, address, chainId, sign }: Parts): Linking {
  const state = createStore<LinkStep>({ step: 'preparing' });
  let attempt = 0;
  const showFor = (own: number) => (step: LinkStep) => {
    if (own === attempt) state.set(step);
  };

  async function prepare(failure?: LinkFailure): Promise<void> {
    const show = showFor(++attempt);
    show({ step: 'preparing', failure });
    try {
      const nonce = await adapter.getNonce();
      show({ step: 'idle', message: await adapter.createMessage({ nonce, address, chainId }), failure });
    } catch (error) {
      show({ step: 'stopped', failure: failure ?? { at: 'preparing', error } });
    }
  }

  async function signAndVerify(message: string): Promise<void> {
    const own = attempt;
    const show = showFor(own);
    show({ step: 'signing' });
    const signature = await sign(message, address).catch((error: unknown) => {
      show({ step: 'idle', message, failure: isRejection(error) ? undefined : { at: 'signing', error } });
    });
    if (signature === undefined || own !== attempt) return;
    show({ step: 'verifying' });
    try {
      if (!(await adapter.verify({ message, signature }))) throw new Error('The signature was not accepted');
      show({ step: 'linked' });
    } catch (error) {
      if (own === attempt) await prepare({ at: 'verifying', error });
    }
  }

  return {
    state,
    prepare: () => prepare(),
    async sign() {
      const now = state.get();
      if (now.step === 'idle') await signAndVerify(now.message);
    },
    stop: () => void attempt++,
  };
}
