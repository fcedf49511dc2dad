import { useEffect, useState } from 'react';
import type { Address } from '@/api/contract';
import { sendLinkProof } from '@/api/endpoints/user/link-wallet';
import { USER_QUERIES, queryClient } from '@/api/query-client';
import { isRejection } from '@/errors/wallet-error';
import { notify } from '@/ui/notify';
import { useIsMounted } from '@/utils/hooks/use-is-mounted';
import { signStore } from '@/wallet/facade';
import { prepareReplacement, type SignedMessage } from '@/wallet/link/replacing';
import type { ChangeEvent, ChangeFlow } from '../model/change-flow';

type Signing = Extract<ChangeFlow, { step: 'former' | 'next' }>;
type Send = (event: ChangeEvent) => void;
type StatusText = '' | 'Waiting for signature…' | 'Verifying signature…';

const PREPARING = 'Preparing message…';
const REPLACED = 'Your wallet was replaced. Shares that you buy now go to the new one.';

/** Prepares the messages when the step opens, so that the click can open the wallet without delay. */
export function useReplacing(flow: Signing, linked: Address, send: Send, onLinked: () => void) {
  const [doing, setDoing] = useState<StatusText>('');
  const isMounted = useIsMounted();
  const isPreparing = flow.step === 'former' && !flow.offer && !flow.failure;
  usePreparing(isPreparing, linked, flow.next, send);

  const ask = async (message: string, signer: Address): Promise<SignedMessage | undefined> => {
    setDoing('Waiting for signature…');
    send({ type: 'retried' });
    try {
      const sign = signStore.get();
      if (!sign) throw new Error('There is no wallet');
      return { message, signature: await sign(message, signer) };
    } catch (error) {
      if (isMounted.current && !isRejection(error)) send({ type: 'failed', failure: { at: 'signing', error } });
      return undefined;
    } finally {
      setDoing('');
    }
  };
  const verify = async (next: SignedMessage, former: SignedMessage) => {
    setDoing('Verifying signature…');
    try {
      await sendLinkProof({ ...next, former });
      notify({ tone: 'success', text: REPLACED });
      onLinked();
      await queryClient.invalidateQueries({ queryKey: USER_QUERIES });
    } catch (error) {
      if (isMounted.current) send({ type: 'failed', failure: { at: 'verifying', error } });
    } finally {
      setDoing('');
    }
  };
  const sign = async () => {
    if (!flow.offer || doing) return;
    const signed = await ask(flow.offer[flow.step], flow.step === 'former' ? linked : flow.next);
    // Discards the signature if the investor left this step while the wallet was open.
    if (!signed || !isMounted.current) return;
    if (flow.step === 'former') send({ type: 'signed', former: signed });
    else await verify(signed, flow.former);
  };
  return { isBusy: isPreparing || doing !== '', doing: isPreparing ? PREPARING : doing, sign: () => void sign() };
}

function usePreparing(isWanted: boolean, linked: Address, next: Address, send: Send): void {
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    prepareReplacement(linked, next).then(
      (offer) => {
        if (!isStale) send({ type: 'offered', next, offer });
      },
      (error: unknown) => {
        if (!isStale) send({ type: 'failed', failure: { at: 'preparing', error } });
      },
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, linked, next, send]);
}
