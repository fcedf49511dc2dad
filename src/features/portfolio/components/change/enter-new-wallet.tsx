import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Address } from '@/api/contract';
import { appConfigQuery } from '@/api/app-config-query';
import { knownAddresses } from '@/domain/known-addresses';
import { readRecipient } from '@/domain/recipient';
import { RECIPIENT_FAULT_TEXT } from '@/errors/text/recipient';
import { Button, TextButton } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { Actions } from '@/ui/layout/actions';
import { isSameAddress } from '@/utils/is-same-address';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

type Props = {
  typed: string;
  linked: Address;
  onType: (text: string) => void;
  onName: (next: Address) => void;
  onLeave: () => void;
};

const TEXTS = {
  ...RECIPIENT_FAULT_TEXT,
  empty: 'Enter the address of the new wallet.',
  own: 'This wallet is already linked. Enter the address of the new one.',
};

function useNewAddress({ typed, linked, onName }: Props) {
  const config = useQuery(appConfigQuery).data;
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = readRecipient(typed, config ? knownAddresses({ config, own: linked, sentTo: [] }) : []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (read.kind === 'taken') onName(read.address);
    else field.current?.focus();
  };
  return { field, error: isJudged && read.kind === 'refused' ? TEXTS[read.fault.kind] : undefined, submit };
}

function ConnectedWalletChoice({ typed, linked, onType }: Pick<Props, 'typed' | 'linked' | 'onType'>) {
  const wallet = useStore(walletStore);
  const shown = wallet.status === 'connected' && !isSameAddress(wallet.address, linked) ? wallet.address : null;
  if (!shown || shown === typed) return null;
  return (
    <div>
      <Button type="button" onClick={() => onType(shown)}>
        Use the connected wallet
      </Button>
    </div>
  );
}

/** Asks for the new address first, because the old wallet's signature is valid for exactly this address. */
export function EnterNewWallet(props: Props) {
  const { typed, linked, onType, onLeave } = props;
  const { field, error, submit } = useNewAddress(props);
  return (
    <Form onSubmit={submit} aria-label="New wallet">
      <TextField
        ref={field}
        label="Address of the new wallet"
        hint="It must be a wallet whose key you hold. An exchange deposit address can’t sign."
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <ConnectedWalletChoice {...{ typed, linked, onType }} />
      <Actions>
        <SubmitButton isBusy={false}>Continue</SubmitButton>
        <TextButton type="button" onClick={onLeave}>
          Keep my linked wallet
        </TextButton>
      </Actions>
    </Form>
  );
}
