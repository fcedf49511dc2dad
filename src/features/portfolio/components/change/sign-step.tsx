import type { Address as AddressText } from '@/api/contract';
import { ConnectAction } from '@/parts/gate/connect-action';
import { Button, PrimaryButton, TextButton } from '@/ui/button/button';
import { FactList } from '@/ui/fact-list';
import { Address } from '@/ui/address/address';
import { Actions } from '@/ui/layout/actions';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { isSameAddress } from '@/utils/is-same-address';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { failureText } from '@/wallet/link/failure-text';
import { LinkFailure } from '@/wallet/link/link-failure';
import { useReplacing } from '../../hooks/use-replacing';
import type { ChangeEvent, ChangeFlow } from '../../model/change-flow';

type Props = {
  flow: Extract<ChangeFlow, { step: 'former' | 'next' }>;
  linked: AddressText;
  send: (event: ChangeEvent) => void;
  onBack: () => void;
  onLeave: () => void;
};

const TEXTS = {
  former:
    'First, sign with the old wallet to confirm that the new one replaces it. This signature is free and moves nothing.',
  next: 'The old wallet has signed. Now sign with the new one to link it.',
} as const;
const LABELS = { former: 'Sign with the old wallet', next: 'Sign with the new wallet' } as const;

const BackOrKeep = ({ onBack, onLeave }: Pick<Props, 'onBack' | 'onLeave'>) => (
  <Actions>
    <TextButton type="button" onClick={onBack}>
      Choose a different wallet
    </TextButton>
    <TextButton type="button" onClick={onLeave}>
      Keep my linked wallet
    </TextButton>
  </Actions>
);

export function SignStep({ flow, linked, send, onBack, onLeave }: Props) {
  const { isBusy, doing, sign } = useReplacing(flow, linked, send, onLeave);
  const failed = flow.failure && failureText(flow.failure);
  const signer = flow.step === 'former' ? linked : flow.next;
  return (
    <>
      <p>{TEXTS[flow.step]}</p>
      <FactList
        facts={[
          ['Old wallet', <GroupedAddress key="old" value={linked} />],
          ['New wallet', <GroupedAddress key="new" value={flow.next} />],
        ]}
      />
      <p role="status">{doing}</p>
      {failed && <LinkFailure {...failed} />}
      {flow.failure && !flow.offer ? (
        <div>
          <Button type="button" onClick={() => send({ type: 'retried' })}>
            Try again
          </Button>
        </div>
      ) : (
        <SignWith signer={signer} label={LABELS[flow.step]} isBusy={isBusy} onSign={sign} />
      )}
      <BackOrKeep onBack={onBack} onLeave={onLeave} />
    </>
  );
}

type SignProps = { signer: AddressText; label: string; isBusy: boolean; onSign: () => void };

function SignWith({ signer, label, isBusy, onSign }: SignProps) {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected') {
    return (
      <>
        <p>
          Connect <Address value={signer} /> to sign with it.
        </p>
        <div>
          <ConnectAction connection="none" isForOneAccount />
        </div>
      </>
    );
  }
  if (!isSameAddress(wallet.address, signer)) {
    return (
      <p role="note">
        Your wallet shows <Address value={wallet.address} />. Switch it to <Address value={signer} /> and this page will
        update. If that account is in another wallet, disconnect and connect that one.
      </p>
    );
  }
  return (
    <div>
      <PrimaryButton type="button" aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined} onClick={onSign}>
        {label}
      </PrimaryButton>
    </div>
  );
}
