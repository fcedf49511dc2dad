import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Address } from '@/api/contract';
import { appConfigQuery } from '@/api/app-config-query';
import { knownAddresses } from '@/domain/known-addresses';
import { readRecipient } from '@/domain/recipient';
import { RECIPIENT_WORDS } from '@/errors/words/recipient';
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

const WORDS = {
  ...RECIPIENT_WORDS,
  empty: 'Enter the address of the new wallet.',
  own: 'This wallet is already linked. Enter the address of the new one.',
};

/** The new address is entered first, because the old wallet's signature is valid for exactly this address. */
export function NameWallet({ typed, linked, onType, onName, onLeave }: Props) {
  const config = useQuery(appConfigQuery).data;
  const wallet = useStore(walletStore);
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = readRecipient(typed, config ? knownAddresses({ config, own: linked, sentTo: [] }) : []);
  const shown = wallet.status === 'connected' && !isSameAddress(wallet.address, linked) ? wallet.address : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (read.kind === 'taken') onName(read.address);
    else field.current?.focus();
  };
  return (
    <Form onSubmit={submit} aria-label="New wallet">
      <TextField
        ref={field}
        label="Address of the new wallet"
        hint="It must be a wallet whose key you hold. An exchange deposit address can’t sign."
        error={isJudged && read.kind === 'refused' ? WORDS[read.fault.kind] : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {shown && shown !== typed && (
        <div>
          <Button type="button" onClick={() => onType(shown)}>
            Use the connected wallet
          </Button>
        </div>
      )}
      <Actions>
        <SubmitButton isBusy={false}>Continue</SubmitButton>
        <TextButton type="button" onClick={onLeave}>
          Keep my linked wallet
        </TextButton>
      </Actions>
    </Form>
  );
}
