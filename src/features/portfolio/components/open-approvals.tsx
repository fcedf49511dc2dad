import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import type { Address } from '@/api/contract';
import { marketQuery } from '@/chain/market-query';
import { swapPins, type PoolToken, type SwapPins } from '@/domain/swap/tokens';
import { OpenApproval } from '@/parts/open-approval';
import { OtherAction } from '@/parts/transaction/other-action';
import { useUnsettled, type UnsettledTx } from '@/tx/hooks';
import { Stack } from '@/ui/layout/page';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { APPROVAL_COPY, REVOCATION_COPY } from '@/parts/transaction/approval-text';
import type { ActionCopy } from '@/parts/transaction/transaction-copy';

const approvalText = ({ effect }: Pick<UnsettledTx, 'effect'>): ActionCopy =>
  effect.type === 'approval' && effect.amount === '0' ? REVOCATION_COPY : APPROVAL_COPY;

export function OpenApprovals() {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading your approvals" />}>
      {(known) => <OfWallet pins={swapPins(known)} />}
    </Loaded>
  );
}

function OfWallet({ pins }: { pins: SwapPins | null }) {
  const wallet = useStore(walletStore);
  const unsettled = useUnsettled().filter(({ kind }) => kind === 'approve');
  return (
    <Stack>
      {unsettled.map((entry) => (
        <OtherAction key={entry.key} txKey={entry.key} description={entry.description} copy={approvalText(entry)} />
      ))}
      {pins === null && <p>No exchange is set up here, so there is nothing to approve.</p>}
      {pins && wallet.status === 'connected' && wallet.isSupported && <Listed pins={pins} owner={wallet.address} />}
    </Stack>
  );
}

const TOKENS: readonly PoolToken[] = ['FNX', 'USDT', 'WBNB'];

function Listed({ pins, owner }: { pins: SwapPins; owner: Address }) {
  const { router, factory, tokens } = pins;
  const query = useQuery(marketQuery({ router, factory, tokens: TOKENS.map((token) => tokens[token]), owner }, null));
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading your approvals" />}>
      {({ allowances, decimals, isAbout }) => {
        const open = TOKENS.flatMap((token, at) => {
          const [amount, places] = [allowances[at] ?? 0n, decimals[at] ?? 0];
          return amount > 0n ? [{ token, amount, places }] : [];
        });
        if (open.length === 0 && isAbout)
          return (
            <p role="status">One network node shows no open approval. We could not confirm this with a second node.</p>
          );
        if (open.length === 0)
          return <p role="status">No open approvals. The exchange cannot move anything from this wallet.</p>;
        return (
          <Stack as="ul">
            {open.map(({ token, amount, places }) => (
              <OpenApproval key={`${token} ${amount}`} {...{ token, amount, places, owner, router, isAbout }} />
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}
