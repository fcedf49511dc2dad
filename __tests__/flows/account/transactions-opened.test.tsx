import { screen, waitFor, within } from '@testing-library/react';
import { TransactionsScreen } from '@/features/transactions';
import { addStake } from '../../support/add-stake';
import { withoutRetries } from '../../support/render';
import { renderAt } from '../../support/render-at';
import { breakCall, leave, startAs } from '../../support/start-as';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const HASH = `0x${'5e'.repeat(32)}` as const;
const open = (address: string) => renderAt(address, <TransactionsScreen />);
const amelia = () => backend.service.state.accounts[0]!._id;

function addSwap() {
  const { state, clock } = backend.service;
  const leg = {
    accountId: amelia(),
    type: 'SWAP',
    txHash: HASH,
    fiatValue: '10',
    status: 'DONE',
    at: clock.now(),
  } as const;
  state.ledger.push(
    { ...leg, id: 'swap-out', direction: 'OUT', amount: '10', symbol: 'USDT' },
    { ...leg, id: 'swap-in', direction: 'IN', amount: '2', symbol: 'FNX' },
  );
}

describe('a URL that contains a transaction', () => {
  test('opens the right details, even if several transactions have the same hash, and changes when they close', async () => {
    addSwap();
    const { user, place } = open(`/transactions?search=${HASH}&record=swap-in`);
    const drawer = await screen.findByRole('dialog', { name: /^Swap/ });
    expect(within(drawer).getByText('Amount').closest('div')).toHaveTextContent('2.00 FNX');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(place.address).toBe(`/transactions?search=${HASH}`);
    expect(await screen.findByRole('table', { name: 'Transactions of your account' })).toBeVisible();
  });

  test('says that the transaction is not in the list, until the list changes', async () => {
    const { user, place } = open('/transactions?type=BUY&record=nothing');
    const missing = 'The transaction in this link is not in this list.';
    expect(await screen.findByText(missing)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Amount' }));
    expect(place.address).toBe('/transactions?type=BUY&sort=-amount');
    await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument());
  });

  test('reports an unknown hash, with a link to the explorer', async () => {
    open(`/transactions?search=0x${'77'.repeat(32)}&record=nothing`);
    expect(await screen.findByRole('heading', { name: 'None of your transactions has this hash' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /on the block explorer/ })).toHaveAttribute(
      'href',
      `https://explorer.example/tx/0x${'77'.repeat(32)}`,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the details of a stake', () => {
  const OTHER = `0x${'c1'.repeat(32)}` as const;

  function addClaimedStake() {
    const { state } = backend.service;
    addStake(backend, 45);
    const { _id: stakeId } = state.stakes.at(-1)!;
    const at = Date.now() - 45 * 86_400_000;
    const entry = { accountId: amelia(), type: 'STAKE', direction: 'OUT', amount: '100', symbol: 'FNX' } as const;
    state.ledger.push({ ...entry, id: 'staked', stakeId, txHash: HASH, fiatValue: '1248', status: 'DONE', at });
    const claim = {
      accountId: amelia(),
      stakeId,
      symbol: 'FNX',
      amount: '0.25',
      idempotencyKey: 'k',
      asked: '',
    } as const;
    state.claims.push(
      { ...claim, _id: 'claim-1', status: 'DONE', txHash: OTHER, createdAt: Date.now() - 86_400_000 },
      { ...claim, _id: 'claim-2', status: 'PENDING', createdAt: Date.now() },
      { ...claim, _id: 'claim-3', stakeId: 'another', status: 'DONE', txHash: OTHER, createdAt: Date.now() },
    );
  }

  const timeLine = async () => within(await screen.findByRole('list', { name: 'Transaction history' }));

  test('show its claims, with the hash of each claim that has one', async () => {
    addClaimedStake();
    open(`/transactions?search=${HASH}&record=staked`);
    const line = await timeLine();
    await waitFor(() => expect(line.getAllByText('Rewards claimed: 0.25 FNX')).toHaveLength(2));
    const [paid, waiting] = line.getAllByRole('listitem').slice(-2);
    expect(within(paid!).getByRole('link', { name: /on the block explorer/ })).toHaveAttribute(
      'href',
      `https://explorer.example/tx/${OTHER}`,
    );
    expect(waiting).toHaveAttribute('aria-current', 'step');
    expect(within(waiting!).queryByRole('link')).not.toBeInTheDocument();
  });

  test('show it without the claims when those cannot be loaded', async () => {
    addClaimedStake();
    breakCall('user/stakingClaimList');
    open(`/transactions?search=${HASH}&record=staked`);
    expect((await timeLine()).getByText('Shares staked')).toBeVisible();
  });
});
