import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, PrimaryButton } from '@/ui/button/button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { TextField } from '@/ui/form/text-field';
import { Prose } from '@/ui/layout/lead';
import { enterHash, declareUnsent } from '@/tx';
import { Actions } from '@/ui/layout/actions';
import { readHash } from '@/domain/read-hash';
import type { TransactionTerms } from './transaction-copy';

type OpenDialog = 'sent' | 'unsent' | null;

type UnansweredRequest = { txKey: string; terms: TransactionTerms };

/** Asks the investor what the wallet has done. The wallet's answer was lost and no transaction was found. */
export function UnansweredActions(asked: UnansweredRequest) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <Actions>
        <Button type="button" onClick={() => setOpenDialog('sent')}>
          It was sent
        </Button>
        <Button type="button" onClick={() => setOpenDialog('unsent')}>
          Nothing was sent
        </Button>
      </Actions>
      <Dialog title="It was sent" isOpen={openDialog === 'sent'} onClose={close}>
        <SentForm {...asked} onDone={close} />
      </Dialog>
      <Dialog title="Nothing was sent" isOpen={openDialog === 'unsent'} onClose={close}>
        <Unsent {...asked} onDone={close} />
      </Dialog>
    </>
  );
}

type Props = UnansweredRequest & { onDone: () => void };

const NOT_RECORDED = 'We could not record that. Check your connection, then try again.';

function useHashEntry({ txKey, onDone }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hash = readHash(typed);
    if (!hash) return setError('A hash is 0x followed by 64 digits or letters from a to f.');
    enterHash(txKey, hash).then(onDone, () => setError(NOT_RECORDED));
  };
  return { typed, error, type, submit };
}

function SentForm(props: Props) {
  const { typed, error, type, submit } = useHashEntry(props);
  return (
    <Form onSubmit={submit} aria-label="It was sent">
      <TextField
        label="Transaction hash"
        hint="Find it in your wallet, often under 'Copy transaction hash'. We track it once the network knows it."
        value={typed}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
      <DialogActions>
        <PrimaryButton type="submit">Track it</PrimaryButton>
        <Button type="button" onClick={props.onDone}>
          Back
        </Button>
      </DialogActions>
    </Form>
  );
}

function useUnsentDeclaration({ txKey, onDone }: Props) {
  const [isRefused, setRefused] = useState(false);
  const looking = useRef<AbortController | null>(null);
  const [isLooking, setLooking] = useState(false);
  // Checking the nodes takes seconds. If the investor closes the dialog meanwhile, the declaration does not count.
  useEffect(() => () => looking.current?.abort(), []);
  const confirm = async () => {
    if (isLooking) return;
    const { signal } = (looking.current = new AbortController());
    setLooking(true);
    setRefused(false);
    const isTaken = await declareUnsent(txKey, signal).catch(() => false);
    if (signal.aborted) return;
    setLooking(false);
    if (isTaken) onDone();
    else setRefused(true);
  };
  return { isLooking, isRefused, confirm };
}

function Unsent(props: Props) {
  const { name, secondOne } = props.terms;
  const { isLooking, isRefused, confirm } = useUnsentDeclaration(props);
  return (
    <>
      <Prose>
        <p>
          First open your wallet and decline any request that is still open. Then check whether its latest transactions
          show this {name}.
        </p>
        <p>{secondOne}</p>
        {isRefused && (
          <p role="alert">
            We could not record that. The {name} may have been sent, or this browser could not save your answer. Close
            this window and check again.
          </p>
        )}
      </Prose>
      <DialogActions>
        <PrimaryButton type="button" aria-busy={isLooking || undefined} onClick={() => void confirm()}>
          Nothing was sent
        </PrimaryButton>
        <Button type="button" onClick={props.onDone}>
          Back
        </Button>
      </DialogActions>
    </>
  );
}
