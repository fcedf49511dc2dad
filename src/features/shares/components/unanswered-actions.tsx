import { useState, type FormEvent } from 'react';
import { Button, PrimaryButton } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { TextField } from '@/ui/form/text-field';
import { Words } from '@/ui/layout/lead';
import { nameSentHash, sayNothingWasSent } from '@/tx';
import { readHash } from '../model/read-hash';
import { Actions } from './actions';

type Answer = 'sent' | 'unsent' | null;

/** The wallet's answer was lost, and nothing was found: only the investor can see what the wallet has done. */
export function UnansweredActions({ orderId }: { orderId: string }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const close = () => setAnswer(null);
  return (
    <>
      <Actions>
        <Button type="button" onClick={() => setAnswer('sent')}>
          It was sent
        </Button>
        <Button type="button" onClick={() => setAnswer('unsent')}>
          Nothing was sent
        </Button>
      </Actions>
      <Dialog title="It was sent" isOpen={answer === 'sent'} onClose={close}>
        <SentForm orderId={orderId} onDone={close} />
      </Dialog>
      <Dialog title="Nothing was sent" isOpen={answer === 'unsent'} onClose={close}>
        <Unsent orderId={orderId} onDone={close} />
      </Dialog>
    </>
  );
}

type Props = { orderId: string; onDone: () => void };

function SentForm({ orderId, onDone }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hash = readHash(typed);
    if (!hash) return setError('A hash is 0x and 64 digits or letters from a to f.');
    void nameSentHash(orderId, hash);
    onDone();
  };
  return (
    <Form onSubmit={submit} aria-label="It was sent">
      <TextField
        label="Hash of the transaction"
        hint="Your wallet shows it with the transaction, often as 'Copy transaction hash'. We follow it as soon as the network knows it."
        value={typed}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <DialogActions>
        <PrimaryButton type="submit">Follow it</PrimaryButton>
        <Button type="button" onClick={onDone}>
          Back
        </Button>
      </DialogActions>
    </Form>
  );
}

function Unsent({ orderId, onDone }: Props) {
  const [isRefused, setRefused] = useState(false);
  const confirm = async () => {
    if (await sayNothingWasSent(orderId).catch(() => false)) onDone();
    else setRefused(true);
  };
  return (
    <>
      <Words>
        <p>
          First open your wallet and reject what is still open there. Then look whether its latest transactions show
          this payment.
        </p>
        <p>
          If you pay again and the first payment is made too, both reach the bank, and it sends the second one back to
          your wallet.
        </p>
        {isRefused && (
          <p role="alert">
            That could not be written down, or the payment has just been found. Close this window and look again.
          </p>
        )}
      </Words>
      <DialogActions>
        <PrimaryButton type="button" onClick={() => void confirm()}>
          Nothing was sent
        </PrimaryButton>
        <Button type="button" onClick={onDone}>
          Back
        </Button>
      </DialogActions>
    </>
  );
}
