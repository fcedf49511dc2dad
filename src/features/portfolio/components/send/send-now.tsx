import type { AppConfig } from '@/config/app-config';
import { readRecipient } from '@/domain/recipient';
import { textOfTransactionFault } from '@/errors/text/transaction';
import { NAME_FAULT_TEXT, RECIPIENT_FAULT_TEXT } from '@/errors/text/recipient';
import { ConnectAction } from '@/parts/gate/connect-action';
import { FirstMayArrive, useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { Refusal } from '@/parts/transaction/refusal';
import { beginSubmit, txKeyOf, submitTransaction, type TxState } from '@/tx';
import { Prose } from '@/ui/layout/lead';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { useKnownAddresses } from '../../hooks/use-known-addresses';
import type { NameCheck } from '../../hooks/use-name-check';
import type { ReviewedSending } from '../../model/stored-transfer';
import { FNX_TO_ANOTHER, OF_ETHEREUM, TRANSFER_COPY } from '../../model/transfer-text';
import { Confirmed } from '../confirmed';

type Props = { review: ReviewedSending; config: AppConfig; state: TxState; nameOfReview: NameCheck };

export function SendNow({ review, config, state, nameOfReview: { fault, isAsking, stillResolves } }: Props) {
  const wallet = useStore(walletStore);
  const recipient = readRecipient(review.to, useKnownAddresses(config, review.from));
  const { id, token, to, amount, from, earlier } = review;
  const first = useFirstOpen({ key: txKeyOf('send', id), earlier, account: { kind: 'send', from } });
  const idle = state.step === 'idle' ? state : null;
  const isWarned = idle?.refusal === 'unread-chain-behind-wallet';
  const send = async () => {
    const start = beginSubmit();
    const action = { id, token, to, amount };
    if (await stillResolves())
      await submitTransaction({ kind: 'send', action, review, from, acceptedUnreadChain: isWarned }, start);
  };
  if (recipient.kind === 'refused') return <p role="alert">{RECIPIENT_FAULT_TEXT[recipient.fault.kind]}</p>;
  return (
    <>
      <Prose>
        {token === 'FNX' && <p>{FNX_TO_ANOTHER}</p>}
        {review.isOfEthereum && <p role="note">{OF_ETHEREUM}</p>}
        <p>Transfers on the network can’t be reversed, by us or anyone else.</p>
        <FirstMayArrive first={first} state={state}>
          <p>{TRANSFER_COPY.secondOne}</p>
        </FirstMayArrive>
      </Prose>
      {fault && <Refusal {...NAME_FAULT_TEXT[fault]} />}
      {idle?.refusal && !fault && (
        <Refusal
          {...textOfTransactionFault(idle.refusal, TRANSFER_COPY, {
            missing: idle.missing,
            isFirstOpen: first !== null,
          })}
        />
      )}
      {wallet.status !== 'connected' ? (
        <div>
          <ConnectAction connection="none" />
        </div>
      ) : wallet.isSupported ? (
        <Confirmed
          resembles={recipient.resembles}
          label={isWarned ? 'Send anyway' : 'Send'}
          isBusy={state.step === 'checking' || isAsking}
          onSend={() => void send()}
        />
      ) : (
        <div>
          <ConnectAction connection="other-chain" />
        </div>
      )}
    </>
  );
}
