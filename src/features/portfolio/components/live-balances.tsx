import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Address, Balance } from '@/api/contract';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { BUY_SHARES } from '@/config/routes';
import { ConvertedValue, RateNote } from '@/parts/display-value';
import { LastRead } from '@/parts/last-read';
import { color } from '@/theme/tokens';
import { TextButton } from '@/ui/button/button';
import { PrimaryLink } from '@/ui/button/button-link';
import { Prose } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { StatePanel } from '@/ui/state/state-panel';
import { Table } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import type { Column } from '@/ui/table/table-style';
import { isSameAddress } from '@/utils/is-same-address';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { Amount } from '@/ui/amount';
import { DECIMALS, fromBaseUnits } from '@/utils/money';
import { useLiveBalances, type LiveBalance } from '../hooks/use-live-balances';
import { differenceText, differenceReasonOf, type DifferenceReason } from '../model/balance-lines';

const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

const COMPARED: Readonly<Partial<Record<DifferenceReason, string>>> = {
  unread: 'Not checked yet',
  same: 'Matches',
  'not-tracked': 'Not tracked',
};

type OnChainProps = { units: bigint | null; symbol: string; hasFailed: boolean; isAbout: boolean };

function OnChain({ units, symbol, hasFailed, isAbout }: OnChainProps) {
  if (units !== null) return <Amount value={fromBaseUnits(units, DECIMALS)} unit={symbol} isAbout={isAbout} />;
  return hasFailed ? 'Unavailable' : 'Loading…';
}

const COLUMNS: readonly Column<LiveBalance>[] = [
  { key: 'symbol', label: 'Token', cell: ({ symbol }) => <bdi>{symbol}</bdi>, isTitle: true },
  {
    key: 'onChain',
    label: 'On the chain',
    cell: ({ onChain: units, symbol, hasFailed, isAbout }) => <OnChain {...{ units, symbol, hasFailed, isAbout }} />,
    align: 'end',
  },
  {
    key: 'available',
    label: 'On record',
    cell: ({ record, symbol }) => <Amount value={record?.available ?? null} unit={symbol} />,
    align: 'end',
  },
  {
    key: 'staked',
    label: 'Staked',
    cell: ({ record, symbol }) => <Amount value={record?.staked ?? null} unit={symbol} />,
    align: 'end',
  },
  {
    key: 'locked',
    label: 'Locked',
    cell: ({ record, symbol }) => <Amount value={record?.locked ?? null} unit={symbol} />,
    align: 'end',
  },
  {
    key: 'fiatValue',
    label: 'Value',
    cell: ({ record }) => <ConvertedValue value={record?.fiatValue ?? null} />,
    align: 'end',
  },
  {
    key: 'compared',
    label: 'Check',
    cell: (line) => COMPARED[differenceReasonOf(line)] ?? 'Mismatch',
    align: 'end',
  },
];

const hasLockedBeyondStakes = ({ record }: LiveBalance) => record !== undefined && record.locked !== record.staked;

const ELSEWHERE: Column<LiveBalance> = {
  key: 'elsewhere',
  label: 'In the connected wallet',
  cell: ({ elsewhere, symbol, isAboutElsewhere }) => (
    <OnChain units={elsewhere} symbol={symbol} hasFailed={false} isAbout={isAboutElsewhere} />
  ),
  align: 'end',
};

function columnsFor(lines: readonly LiveBalance[], hasElsewhere: boolean): readonly Column<LiveBalance>[] {
  const [token, onChain, ...rest] = COLUMNS;
  const all = hasElsewhere && token && onChain ? [token, onChain, ELSEWHERE, ...rest] : COLUMNS;
  return lines.some(hasLockedBeyondStakes) ? all : all.filter(({ key }) => key !== 'locked');
}

const Nothing = () => (
  <StatePanel kind="empty" title="No balances yet" action={<PrimaryLink href={BUY_SHARES}>See how to buy</PrimaryLink>}>
    <p>Once you link a wallet, its balances appear here.</p>
  </StatePanel>
);

export function LiveBalances() {
  const query = useQuery(myWalletQuery);
  const wallet = useStore(walletStore);
  const connected = wallet.status === 'connected' ? wallet.address : undefined;
  return (
    <Loaded query={query} loading={<TableSkeleton labels={COLUMNS.map(({ label }) => label)} rows={4} />}>
      {({ walletAddress, balances }) => {
        const linked = walletAddress ?? undefined;
        const owner = linked ?? connected;
        if (!owner) return <Nothing />;
        const other = linked && connected && !isSameAddress(linked, connected) ? connected : undefined;
        return <Compared owner={owner} other={other} balances={balances} isLinked={linked !== undefined} />;
      }}
    </Loaded>
  );
}

type Props = { owner: Address; other: Address | undefined; balances: readonly Balance[]; isLinked: boolean };

const Differences = ({ reasons }: { reasons: readonly string[] }) => (
  <Prose>
    <ul aria-label="Where the chain and our records differ">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </Prose>
);

const ReadMoment = ({ chainName, readAt }: { chainName: string | undefined; readAt: number }) => (
  <Note>
    Read from {chainName} at <Moment iso={new Date(readAt).toISOString()} />. Updates every few seconds.
  </Note>
);

function Compared({ isLinked, other, ...asked }: Props) {
  const { lines, chainName, readAt, isFailing, readAgain } = useLiveBalances({ other, ...asked });
  const reasons = lines.flatMap((line) => differenceText(line) ?? []);
  return (
    <Stack>
      <Table
        caption={isLinked ? 'Balances of your linked wallet' : 'Balances of the connected wallet'}
        columns={columnsFor(lines, other !== undefined)}
        entries={lines}
        entryKey={({ symbol }) => symbol}
      />
      {reasons.length > 0 && <Differences reasons={reasons} />}
      {!isLinked && <Note>We keep records for linked wallets only. You haven’t linked one yet.</Note>}
      {other && <Note>The connected wallet is not your linked wallet, so its balances have their own column.</Note>}
      {readAt !== null && isFailing && <LastRead isError dataUpdatedAt={readAt} />}
      {readAt !== null && !isFailing && <ReadMoment chainName={chainName} readAt={readAt} />}
      {(isFailing || lines.some(({ hasFailed }) => hasFailed)) && (
        <div role="alert">
          <p>Some balances could not be read from the chain. The bank’s records are shown next to them.</p>
          <TextButton type="button" onClick={readAgain}>
            Read chain again
          </TextButton>
        </div>
      )}
      <RateNote />
    </Stack>
  );
}
