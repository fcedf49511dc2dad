import type { Stake } from '@/api/contract';
import { claimableStakes } from '@/domain/staking/claimable';
import { Amount } from '@/ui/amount';
import { PrimaryButton } from '@/ui/button/button';
import { Stack } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { useClaim } from '../hooks/use-claim';
import { CLAIM_KEPT, claimedWords } from '../model/claiming';

type Props = { positions: readonly Stake[]; minClaim: string | null };

export function ClaimAll({ positions, minClaim }: Props) {
  const claiming = useClaim();
  const count = claimableStakes(positions, minClaim).length;
  return (
    <Stack>
      <div>
        <PrimaryButton
          type="button"
          aria-busy={claiming.isPending || undefined}
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && claiming.ask({ stakeId: 'ALL', stakes: positions })}
        >
          Claim all
        </PrimaryButton>
      </div>
      {count === 0 && minClaim !== null && !claiming.data && (
        <p>
          Nothing to claim yet. You can claim once a stake’s rewards reach <Amount value={minClaim} unit="FNX" />, or at
          the end of its term.
        </p>
      )}
      <FormError error={claiming.error} kept={CLAIM_KEPT} />
      <div role="status">{claiming.data && <p>{claimedWords(claiming.data)} Each claim is listed below.</p>}</div>
    </Stack>
  );
}
