import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  parseAbi,
  slice,
  type Address,
  type Hex,
} from 'viem';
import { queryClient } from '@/api/query-client';
import { storedTransfer } from '@/features/portfolio/model/stored-transfer';
import { transactionOf } from '@/tx';
import { LONG_WAIT, backendNow, fact } from '../../support/buying';
import { becomeGus, followSession } from '../../support/next-login';
import { withoutRetries } from '../../support/render';
import { FRIEND, holds, storedId, openForm, reviewed, useSender } from '../../support/sending';
import { server, useServer } from '../../support/service';
import { APP_CONFIG } from '../../support/start-as';

useServer();
withoutRetries();
useSender();

const RESOLVER = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
]);
const RECORDS = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
]);
const OTHER: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OWN_RECORD_OF_BSC = 0x80000038n;

type Name = { bsc?: Hex; ethereum?: Address; isAway?: boolean; late?: Promise<void> };
type Call = { id: number; method: string; params: [{ data: Hex }] };

function recordOf(data: Hex, { bsc = '0x', ethereum }: Name): Hex {
  const { args } = decodeFunctionData({ abi: RECORDS, data });
  if (args.length === 1) return encodeAbiParameters([{ type: 'address' }], [ethereum ?? `0x${'0'.repeat(40)}`]);
  expect(args[1]).toBe(OWN_RECORD_OF_BSC);
  return encodeAbiParameters([{ type: 'bytes' }], [bsc]);
}

function withName(name: Name) {
  const asked: Hex[] = [];
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...APP_CONFIG, ensRpcPath: '/api/ens' })),
    http.post('*/api/ens', async ({ request }) => {
      await name.late;
      if (name.isAway) return HttpResponse.error();
      const { id, method, params } = (await request.json()) as Call;
      if (method === 'eth_chainId') return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x1' });
      const call = decodeFunctionData({ abi: RESOLVER, data: params[0].data });
      asked.push(slice(call.args[0], 1));
      const result = encodeFunctionResult({
        abi: RESOLVER,
        functionName: 'resolveWithGateways',
        result: [recordOf(call.args[1], name), OTHER],
      });
      return HttpResponse.json({ jsonrpc: '2.0', id, result });
    }),
  );
  queryClient.clear();
  return { name, asked };
}

async function type(to: string) {
  const view = await openForm();
  await view.user.type(view.form.getByLabelText('Recipient'), to);
  await view.user.type(view.form.getByLabelText('Amount'), '1.5');
  await holds('40.00 FNX');
  return view;
}

const found = () => screen.findByRole('status', { name: 'The name' });
const pressReview = ({ user, form }: Awaited<ReturnType<typeof type>>) =>
  user.click(form.getByRole('button', { name: 'Review' }));
const bare = (address: string) => address.replace(/\s/g, '');

test('a name is resolved, and the review shows it with the full address', async () => {
  withName({ bsc: FRIEND });
  const view = await type('Friend.eth');
  expect(await screen.findByText('leads to:', { exact: false }, LONG_WAIT)).toBeVisible();
  expect(bare((await found()).textContent)).toContain(FRIEND);
  expect(await found()).not.toHaveTextContent('for Ethereum');
  await pressReview(view);
  const sheet = await reviewed();
  expect(fact(sheet, 'Name')).toHaveTextContent('friend.eth');
  expect(bare(sheet.textContent)).toContain(FRIEND);
});

test('a name with only an Ethereum address says so', async () => {
  withName({ ethereum: FRIEND });
  await type('friend.eth');
  expect(await screen.findByText(/for Ethereum, but none for BNB Smart Chain/, undefined, LONG_WAIT)).toBeVisible();
});

test.each<[string, Name, string]>([
  ['nobody.eth', {}, 'This name has no address'],
  ['bytes.eth', { bsc: '0x1234' }, 'This name has no address'],
  ['a..b', { bsc: FRIEND }, 'We can’t look up this name'],
  ['friend.eth', { isAway: true }, 'The name could not be looked up'],
  ['bank.eth', { bsc: APP_CONFIG.payAddress as Address }, 'can’t match a payment without an order'],
])('%s is reported beside the field, and the typed text stays', async (typed, name, words) => {
  withName(name);
  const view = await type(typed);
  await pressReview(view);
  const field = view.form.getByLabelText('Recipient');
  expect(await view.form.findByText(new RegExp(words), undefined, LONG_WAIT)).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(screen.queryByRole('region', { name: 'Review what you send' })).not.toBeInTheDocument();
});

test('a name that can be resolved again is reviewed at the next click', async () => {
  const { name } = withName({ bsc: FRIEND, isAway: true });
  const view = await type('friend.eth');
  await pressReview(view);
  expect(await view.form.findByText(/could not be looked up/, undefined, LONG_WAIT)).toBeVisible();
  name.isAway = false;
  await pressReview(view);
  expect(fact(await reviewed(), 'Name')).toHaveTextContent('friend.eth');
});

test.each<[string, Partial<Name>, string]>([
  ['now resolves to another address', { bsc: OTHER }, 'The name now has a different address'],
  ['leads nowhere', { bsc: '0x' }, 'The name now has a different address'],
  ['cannot be looked up', { isAway: true }, 'The name could not be looked up again'],
])('nothing is sent if the name %s when Send is clicked', async (_, change, words) => {
  const { name } = withName({ bsc: FRIEND });
  const view = await type('friend.eth');
  await pressReview(view);
  const sheet = within(await reviewed());
  await view.user.click(sheet.getByRole('checkbox', { name: 'This is the address I want to send to' }));
  act(() => void Object.assign(name, change));
  await view.user.click(sheet.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(words, undefined, LONG_WAIT)).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('the review says and stores that the name has this address on Ethereum only', async () => {
  withName({ ethereum: FRIEND });
  const view = await type('friend.eth');
  await pressReview(view);
  await reviewed();
  expect(await screen.findByText(/for Ethereum, but none for BNB Smart Chain/)).toBeVisible();
  expect(storedTransfer.read().review).toMatchObject({ name: 'friend.eth', isOfEthereum: true });
});

test('nothing is sent if the name’s record for this chain is gone when Send is clicked', async () => {
  const { name } = withName({ bsc: FRIEND, ethereum: FRIEND });
  const view = await type('friend.eth');
  await pressReview(view);
  const sheet = within(await reviewed());
  expect(screen.queryByText(/for Ethereum, but none/)).not.toBeInTheDocument();
  await view.user.click(sheet.getByRole('checkbox', { name: 'This is the address I want to send to' }));
  act(() => void Object.assign(name, { bsc: '0x' }));
  await view.user.click(sheet.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/for Ethereum only/, undefined, LONG_WAIT)).toBeVisible();
});

test('after Send, a review cannot be changed while its name is being looked up', async () => {
  const { name } = withName({ bsc: FRIEND });
  const view = await type('friend.eth');
  await found();
  await pressReview(view);
  const sheet = within(await reviewed());
  expect(sheet.getByRole('button', { name: 'Change' })).toBeVisible();
  let answer = () => {};
  name.late = new Promise((resolve) => (answer = resolve));
  await view.user.click(sheet.getByLabelText('This is the address I want to send to'));
  await view.user.click(sheet.getByRole('button', { name: 'Send' }));
  expect(sheet.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  expect(sheet.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  name.bsc = '0x';
  answer();
  expect(await sheet.findByRole('button', { name: 'Change' }, LONG_WAIT)).toBeVisible();
});

test('an old address is not shown when the name cannot be resolved again', async () => {
  const { name } = withName({ bsc: FRIEND });
  const view = await type('friend.eth');
  expect(await screen.findByText('leads to:', { exact: false }, LONG_WAIT)).toBeVisible();
  name.isAway = true;
  await pressReview(view);
  expect(await view.form.findByText(/could not be looked up/, undefined, LONG_WAIT)).toBeVisible();
  expect(screen.queryByText('leads to:', { exact: false })).not.toBeInTheDocument();
});

test('a late answer for a name neither blocks the review of a later text nor replaces it', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const { name } = withName({ bsc: FRIEND, late });
  const view = await type('friend.eth');
  await pressReview(view);
  await view.user.clear(view.form.getByLabelText('Recipient'));
  await view.user.type(view.form.getByLabelText('Recipient'), OTHER);
  await pressReview(view);
  expect(bare((await reviewed()).textContent)).toContain(OTHER);
  name.late = undefined;
  await act(async () => answer());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(bare((await reviewed()).textContent)).toContain(OTHER);
  expect(storedTransfer.read().review).toMatchObject({ to: OTHER });
});

test('a transfer is not requested for the next person while its name is being looked up', async () => {
  const stop = followSession();
  const { name } = withName({ bsc: FRIEND });
  const view = await type('friend.eth');
  await pressReview(view);
  const sheet = within(await reviewed());
  const state = transactionOf(`send:${storedId()}`);
  let answer = () => {};
  name.late = new Promise((resolve) => (answer = resolve));
  await view.user.click(sheet.getByLabelText('This is the address I want to send to'));
  await view.user.click(sheet.getByRole('button', { name: 'Send' }));
  await becomeGus(backendNow());
  await waitFor(() => expect(state.get()).toMatchObject({ step: 'idle', refusal: 'checks-too-slow' }));
  answer();
  stop();
});

test('a transfer is not requested if the investor leaves the page while the name is being looked up', async () => {
  const { name } = withName({ bsc: FRIEND });
  const view = await type('friend.eth');
  await pressReview(view);
  const sheet = within(await reviewed());
  const steps: string[] = [];
  const state = transactionOf(`send:${storedId()}`);
  const stop = state.subscribe(() => steps.push(state.get().step));
  let answer = () => {};
  name.late = new Promise((resolve) => (answer = resolve));
  await view.user.click(sheet.getByLabelText('This is the address I want to send to'));
  await view.user.click(sheet.getByRole('button', { name: 'Send' }));
  view.unmount();
  await act(async () => answer());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  stop();
  expect(steps).toEqual([]);
});
