import styled from '@emotion/styled';
import type { Stake } from '@/api/contract';
import { ShareWorth } from '@/parts/share-worth';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { LazyView } from '@/ui/lazy-part';
import { Moment } from '@/ui/moment';
import { ProgressBar } from '@/ui/progress-bar';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import { accruedAt } from '@/domain/staking/accrued';
import { accruedParts, daysText, rewardADay, termPassed } from '../model/stake-text';

function useAccrued(stake: Stake): string {
  const now = useServiceNow();
  return now === null ? stake.accrued : accruedAt(stake, now);
}

const Drawing = styled('div')({
  ...FIGURES,
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  marginBlockEnd: 12,
  [from.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: 40 },
});
const Medal = styled('div')({ position: 'relative', inlineSize: 180, aspectRatio: '1' });
const Soft = styled('p')({ color: color.soft, fontSize: '0.9375rem' });
const Figure = styled('p')({
  fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '& span': { color: color.soft, fontSize: '0.6em' },
});
const Term = styled('div')({ marginBlockStart: 18 });

const loadMedal = async () => (await import('./stake-medal')).StakeMedal;

function EarnedSoFar({ stake }: { stake: Stake }) {
  const accrued = useAccrued(stake);
  const [steady, changing] = accruedParts(accrued);
  const aDay = rewardADay(stake);
  return (
    <>
      <Soft>Earned so far</Soft>
      <Figure>
        <bdi dir="ltr" title={`${accrued} FNX`}>
          {steady}
          <span>{changing} FNX</span>
        </bdi>
      </Figure>
      <Soft>
        {aDay !== null && (
          <>
            Growing by <Amount value={aDay} unit="FNX" /> a day.
          </>
        )}
        <ShareWorth amount={accrued} />
      </Soft>
    </>
  );
}

export function RunningStake({ stake }: { stake: Stake }) {
  const now = useServiceNow();
  const percent = now === null ? 0 : termPassed(stake, now);
  return (
    <Drawing>
      <Medal>
        <LazyView
          isWanted
          load={loadMedal}
          props={{ seed: stake._id, amount: stake.amount, percent: Math.floor(percent) }}
        />
      </Medal>
      <div>
        <EarnedSoFar stake={stake} />
        {now !== null && (
          <Term>
            <ProgressBar label="Term" percent={percent}>
              {daysText(stake, now)}, {now < Date.parse(stake.unlockAt) ? 'unlocks' : 'unlocked'}{' '}
              <Moment iso={stake.unlockAt} form="day" />
            </ProgressBar>
          </Term>
        )}
      </div>
    </Drawing>
  );
}
