import styled from '@emotion/styled';
import { useState } from 'react';
import type { Claim, Stake } from '@/api/contract';
import { isAboveMinClaim } from '@/domain/staking/claimable';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { PrimaryButton, TextButton } from '@/ui/button/button';
import { LazyView } from '@/ui/lazy-part';
import { FormError } from '@/ui/state/form-error';
import { missingCode } from '@/ui/state/error-panel';
import { useClaim } from '../hooks/use-claim';
import { CLAIM_RETRY_HINT, claimedText } from '../model/claiming';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginBlockStart: 16,
});
const Note = styled('p')({ color: color.soft, fontSize: '0.875rem', marginBlockStart: 12 });

const loadLeaving = async () => (await import('./leave-early')).LeaveEarly;

type Props = { stake: Stake; name: string; minClaim: string | null };

type ButtonsProps = Pick<Props, 'stake' | 'name'> & {
  claiming: ReturnType<typeof useClaim>;
  isEnough: boolean;
  onLeave: () => void;
};

const ClaimButtons = ({ stake, name, claiming, isEnough, onLeave }: ButtonsProps) => (
  <Row>
    <PrimaryButton
      type="button"
      aria-label={`Claim, ${name}`}
      aria-busy={claiming.isPending || undefined}
      aria-disabled={!isEnough || undefined}
      onClick={() => isEnough && claiming.ask({ stakeId: stake._id, stakes: [stake] })}
    >
      {stake.status === 'MATURED' ? 'Claim and close' : 'Claim'}
    </PrimaryButton>
    {stake.exit && (
      <TextButton type="button" aria-label={`Leave early, ${name}`} onClick={onLeave}>
        Leave early
      </TextButton>
    )}
  </Row>
);

export function ClaimActions({ stake, name, minClaim }: Props) {
  const claiming = useClaim();
  const [isLeaving, setLeaving] = useState(false);
  const { status, exit } = stake;
  if (status !== 'ACTIVE' && status !== 'MATURED') return null;
  const isEnough = status === 'MATURED' || isAboveMinClaim(stake, minClaim);
  return (
    <>
      <ClaimButtons {...{ stake, name, claiming, isEnough }} onLeave={() => setLeaving(true)} />
      {!isEnough && minClaim !== null && !claiming.isSuccess && (
        <Note>
          You can claim once rewards reach <Amount value={minClaim} unit="FNX" />, or at the end of the term.
        </Note>
      )}
      {status === 'MATURED' && <Note>The term has ended. Your shares and rewards go to your linked wallet.</Note>}
      <FormError error={claiming.error} note={CLAIM_RETRY_HINT} />
      <ClaimRequested claims={claiming.data} />
      {exit && (
        <LazyView
          isWanted={isLeaving}
          load={loadLeaving}
          failed={missingCode}
          props={{ stake, exit, isOpen: isLeaving, onClose: () => setLeaving(false) }}
        />
      )}
    </>
  );
}

const ClaimRequested = ({ claims }: { claims: readonly Claim[] | undefined }) => (
  <div role="status">
    {claims && (
      <Note>
        {claimedText(claims)} See <AppLink href="/rewards">your claims</AppLink> for the transaction.
      </Note>
    )}
  </div>
);
