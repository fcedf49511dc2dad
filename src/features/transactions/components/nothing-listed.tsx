import { useExplorer } from '@/chain/use-explorer';
import { BUY_SHARES } from '@/config/routes';
import { readHash } from '@/domain/read-hash';
import { Button } from '@/ui/button/button';
import { PrimaryLink } from '@/ui/button/button-link';
import { ExplorerLink } from '@/ui/address/explorer-link';
import { StatePanel } from '@/ui/state/state-panel';

const NoneYet = () => (
  <StatePanel
    kind="empty"
    title="No transactions yet"
    action={<PrimaryLink href={BUY_SHARES}>See how to buy</PrimaryLink>}
  >
    <p>Your purchases, swaps, stakes, rewards and dividends are listed here, each with its transaction.</p>
  </StatePanel>
);

type NothingMatchesProps = { what: 'orders' | 'transactions'; onShowAll: () => void };

export const NothingMatches = ({ what, onShowAll }: NothingMatchesProps) => (
  <StatePanel
    kind="empty"
    title={`No ${what} match these filters`}
    action={
      <Button type="button" onClick={onShowAll}>
        Show all {what}
      </Button>
    }
  >
    <p>Change the search or the filters, or show everything.</p>
  </StatePanel>
);

function NoneWithHash({ hash }: { hash: string }) {
  const link = useExplorer()(hash);
  return (
    <StatePanel kind="empty" title="None of your transactions has this hash">
      <p>
        It is not in our records for your account, or another filter hides it. A recent transaction appears once the
        network has confirmed it.
      </p>
      {link && <ExplorerLink href={link} />}
    </StatePanel>
  );
}

export const NoSuchPage = ({ onFirst }: { onFirst: () => void }) => (
  <StatePanel
    kind="empty"
    title="This page does not exist"
    action={
      <Button type="button" onClick={onFirst}>
        Go to the first page
      </Button>
    }
  >
    <p>The list has fewer pages than the link asks for.</p>
  </StatePanel>
);

type Props = {
  isNarrowed: boolean;
  total: number;
  search: string | undefined;
  onFirst: () => void;
  onShowAll: () => void;
};

export function NothingListed({ isNarrowed, total, search, onFirst, onShowAll }: Props) {
  if (total > 0) return <NoSuchPage onFirst={onFirst} />;
  const hash = search ? readHash(search) : null;
  if (hash) return <NoneWithHash hash={hash} />;
  return isNarrowed ? <NothingMatches what="transactions" onShowAll={onShowAll} /> : <NoneYet />;
}
