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
    <p>Purchases, swaps, stakes, rewards and dividends are listed here, each with its transaction on the chain.</p>
  </StatePanel>
);

const NoneFound = () => (
  <StatePanel kind="empty" title="Nothing fits these filters">
    <p>Clear the filters, or widen the days between which you are looking.</p>
  </StatePanel>
);

function NoneWithHash({ hash }: { hash: string }) {
  const link = useExplorer()(hash);
  return (
    <StatePanel kind="empty" title="None of your transactions has this hash">
      <p>
        It is not in the bank’s record of your account, or another filter leaves it out. What was sent a moment ago is
        entered once the network has confirmed it.
      </p>
      {link && <ExplorerLink href={link} />}
    </StatePanel>
  );
}

const NoSuchPage = ({ onFirst }: { onFirst: () => void }) => (
  <StatePanel
    kind="empty"
    title="The list ends before this page"
    action={
      <Button type="button" onClick={onFirst}>
        Go to the first page
      </Button>
    }
  >
    <p>The address names a page that is not there, or not there any more.</p>
  </StatePanel>
);

type Props = { isNarrowed: boolean; total: number; search: string | undefined; onFirst: () => void };

export function NothingListed({ isNarrowed, total, search, onFirst }: Props) {
  if (total > 0) return <NoSuchPage onFirst={onFirst} />;
  const hash = search ? readHash(search) : null;
  if (hash) return <NoneWithHash hash={hash} />;
  return isNarrowed ? <NoneFound /> : <NoneYet />;
}
