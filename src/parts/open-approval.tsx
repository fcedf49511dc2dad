import styled from '@emotion/styled';
import { useState } from 'react';
import type { Address } from '@/api/contract';
import type { PoolToken } from '@/domain/swap/tokens';
import { textOfTransactionFault } from '@/errors/text/transaction';
import { hasAttempt } from '@/parts/transaction/transaction-copy';
import { FirstMayArrive, useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { Refusal } from '@/parts/transaction/refusal';
import { ActionPanel } from '@/parts/transaction/action-panel';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { submitTransaction, txKeyOf, mayPay, newReview } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { ExactAmount } from '@/ui/exact-amount';
import { Stack } from '@/ui/layout/page';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { fromBaseUnits } from '@/utils/money';
import { REVOCATION_COPY } from '@/parts/transaction/approval-text';

const Row = styled(Stack)({ borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 14, gap: 10 });

type Props = {
  token: PoolToken;
  amount: bigint;
  places: number;
  owner: Address;
  router: Address;
  note?: string;
  isAbout?: boolean;
};

/** More than the supply of any token, so it is an unlimited approval that was given elsewhere. */
const ANY_AMOUNT = 2n ** 128n;

const ApprovedAmount = ({ token, amount, places, isAbout }: Pick<Props, 'token' | 'amount' | 'places' | 'isAbout'>) =>
  amount >= ANY_AMOUNT ? (
    <>
      Any amount of <bdi>{token}</bdi>
    </>
  ) : (
    <ExactAmount value={fromBaseUnits(amount, places)} unit={token} isAbout={isAbout} />
  );

type ButtonProps = { token: PoolToken; isBusy: boolean; isWarned: boolean; onRevoke: () => void };

const RevokeButton = ({ token, isBusy, isWarned, onRevoke }: ButtonProps) => (
  <Button
    type="button"
    aria-label={`Revoke, ${token}`}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={() => {
      if (!isBusy) onRevoke();
    }}
  >
    {isWarned ? 'Revoke anyway' : 'Revoke'}
  </Button>
);

function useRevocation({ token, owner }: Pick<Props, 'token' | 'owner'>) {
  const [id] = useState(() => crypto.randomUUID());
  const key = txKeyOf('approve', id);
  const state = useTransaction(key);
  const refusal = state.step === 'idle' ? state.refusal : undefined;
  const isWarned = refusal === 'unread-chain-behind-wallet';
  const revoke = () =>
    void submitTransaction({
      kind: 'approve',
      action: { id, token, amount: '0' },
      review: newReview(),
      from: owner,
      acceptedUnreadChain: isWarned,
    });
  return { key, state, refusal, isWarned, revoke };
}

export function OpenApproval({ token, amount, places, owner, router, note, isAbout }: Props) {
  const { key, state, refusal, isWarned, revoke } = useRevocation({ token, owner });
  const first = useFirstOpen({ key });
  const isShownAbove = useUnsettled().some((entry) => entry.key === key);
  const isBusy = state.step === 'checking';
  return (
    <Row as="li">
      <p>
        {note && <strong>{note} </strong>}
        <ApprovedAmount {...{ token, amount, places, isAbout }} /> can be moved by the exchange at{' '}
        <GroupedAddress value={router} />
      </p>
      {refusal && <Refusal {...textOfTransactionFault(refusal, REVOCATION_COPY, { isFirstOpen: first !== null })} />}
      {hasAttempt(state) && !isShownAbove && <ActionPanel txKey={key} state={state} copy={REVOCATION_COPY} />}
      {(mayPay(state) || isBusy) && (
        <div>
          <FirstMayArrive first={first} state={state}>
            <p>{REVOCATION_COPY.secondOne}</p>
          </FirstMayArrive>
          <RevokeButton token={token} isBusy={isBusy} isWarned={isWarned} onRevoke={revoke} />
        </div>
      )}
    </Row>
  );
}
