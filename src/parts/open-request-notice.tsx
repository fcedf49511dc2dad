import { useState } from 'react';
import { declareOtherUnsent, type RecordId } from '@/tx';
import { Button, PrimaryButton } from '@/ui/button/button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { Moment } from '@/ui/moment';

type Props = {
  txKey: string;
  serviceRecord: RecordId;
  name: string;
  secondOne: string;
  asked: { at: string; here: boolean };
  onDeclared: () => void;
};

const DECLARE = 'Nothing was sent there';

/**
 * Explains that a wallet was asked before and this browser cannot see the outcome. Only the investor can know the
 * outcome.
 */
export function OpenRequestNotice(props: Props) {
  const { name, asked } = props;
  // The dialog about a request closes when a newer request appears.
  const [openFor, setOpenFor] = useState<string | null>(null);
  return (
    <Prose>
      <Prose role="status" aria-label="An earlier request has no answer">
        <p>
          <strong>An earlier request has no answer.</strong> A request for this {name} was opened on{' '}
          <Moment iso={asked.at} />{' '}
          {asked.here ? 'in this login, but this browser has no record of it' : 'from another device or login'}. It can
          still be approved.
        </p>
        <p>
          Open that wallet. If it has sent the {name}, wait until the bank has seen the {name} and shows it here. If the
          request is still open, decline it there.
        </p>
      </Prose>
      <Actions>
        <Button type="button" onClick={() => setOpenFor(asked.at)}>
          {DECLARE}
        </Button>
      </Actions>
      <Dialog title={DECLARE} isOpen={openFor === asked.at} onClose={() => setOpenFor(null)}>
        <Declaration {...props} onDone={() => setOpenFor(null)} />
      </Dialog>
    </Prose>
  );
}

const FAILED = {
  busy: 'We could not record that. A wallet is showing a request right now, or the request is already closed. If you have declined the request, try again after two minutes.',
  unreachable: 'We could not record that, because FNX could not be reached. Check your connection, then try again.',
  'not-stored':
    'We did not record that, because this browser’s storage is full or blocked. Free some space, then try again.',
} as const;

type DeclarationProps = Props & { onDone: () => void };

function useDeclaration({ txKey, serviceRecord, asked, onDeclared, onDone }: DeclarationProps) {
  const [state, setState] = useState<'idle' | 'sending' | keyof typeof FAILED>('idle');
  const declare = async () => {
    if (state === 'sending') return;
    setState('sending');
    const declared = await declareOtherUnsent(txKey, serviceRecord, asked.at).catch(() => 'unreachable' as const);
    onDeclared();
    if (declared === 'taken') onDone();
    else setState(declared);
  };
  return { state, declare };
}

function Declaration(props: DeclarationProps) {
  const { name, secondOne, onDone } = props;
  const { state, declare } = useDeclaration(props);
  return (
    <>
      <Prose>
        <p>
          By confirming, you declare that the {name} was not sent and that no request for it is open in any wallet. We
          keep your declaration and its time.
        </p>
        <p>{secondOne}</p>
        {state in FAILED && <p role="alert">{FAILED[state as keyof typeof FAILED]}</p>}
      </Prose>
      <DialogActions>
        <PrimaryButton type="button" aria-busy={state === 'sending' || undefined} onClick={() => void declare()}>
          {DECLARE}
        </PrimaryButton>
        <Button type="button" onClick={onDone}>
          Back
        </Button>
      </DialogActions>
    </>
  );
}
