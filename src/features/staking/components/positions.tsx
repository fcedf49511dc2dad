import styled from '@emotion/styled';
import type { Plan, Stake } from '@/api/contract';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Prose } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { ClaimActions } from './claim-actions';
import { RunningStake } from './running-stake';
import { Reason } from './stake-reason';
import { hasNotStarted, isReplaced } from '../model/stake-rules';
import { isRunning, stakeName, stakeState } from '../model/stake-text';

const List = styled('ul')({ display: 'grid', gap: 24 });
const Entry = styled('li')({ '& + &': { borderBlockStart: `1px solid ${color.rule}`, paddingBlockStart: 24 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 10,
});
const Name = styled('h3')({ ...DISPLAY_TYPE, fontSize: '1.375rem' });

type Props = { positions: readonly Stake[]; plans: readonly Plan[]; minClaim: string | null };

export function Positions({ positions, plans, minClaim }: Props) {
  const shown = positions.filter((stake) => !isReplaced(stake));
  const isOffered = useIsOffered();
  if (shown.length === 0) {
    return <p>You have no stakes yet.{isOffered && ' Choose a plan below and see what you could earn.'}</p>;
  }
  return (
    <List>
      {shown.map((stake) => (
        <Position key={stake._id} stake={stake} minClaim={minClaim} name={stakeName(stake, plans)} />
      ))}
    </List>
  );
}

const loadUnstarted = async () => (await import('./unstarted-stake')).UnstartedStake;

const UnstartedLoading = ({ stake }: { stake: Stake }) => (
  <p>
    <Amount value={stake.amount} unit="FNX" />
  </p>
);

type PositionProps = { stake: Stake; name: string; minClaim: string | null };

function Position({ stake, name, minClaim }: PositionProps) {
  const { tone, label } = stakeState(stake);
  return (
    <Entry>
      <Head>
        <Name>{name}</Name>
        <Badge tone={tone}>{label}</Badge>
      </Head>
      {hasNotStarted(stake) ? (
        <LazyView
          isWanted
          load={loadUnstarted}
          props={{ stake }}
          meanwhile={<UnstartedLoading stake={stake} />}
          failed={missingCode}
        />
      ) : (
        <StartedStake stake={stake} name={name} minClaim={minClaim} />
      )}
    </Entry>
  );
}

const inFnx = (label: string, value: string): FactEntry => [label, <Amount key={label} value={value} unit="FNX" />];

function StartedStake({ stake, name, minClaim }: PositionProps) {
  const { amount, accrued, claimable, claimed, exit, reason } = stake;
  const isEarning = isRunning(stake);
  return (
    <>
      {isEarning && <RunningStake stake={stake} />}
      <FactList
        facts={[
          inFnx('Staked', amount),
          ...(isEarning ? [] : [inFnx('Earned', accrued)]),
          inFnx('Claimable', claimable),
          inFnx('Already claimed', claimed),
          ...(exit
            ? [inFnx('Cost of leaving now', exit.cost), inFnx('Rewards paid if you leave now', exit.reward)]
            : []),
        ]}
      />
      {reason && (
        <Prose>
          <Reason stake={stake} />
        </Prose>
      )}
      <ClaimActions stake={stake} name={name} minClaim={minClaim} />
    </>
  );
}
