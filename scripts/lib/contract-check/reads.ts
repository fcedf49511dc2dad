import * as contract from '@/api/contract';
import type { Call, DataOf } from '@/api/contract';

/** The data of the earlier answers. */
export type Seen = <C extends Call>(call: C) => DataOf<C> | undefined;

/** `visitor`: no token. `stranger`: a token that no service has issued. */
type Caller = 'visitor' | 'member' | 'stranger';

export type Check = {
  call: Call;
  /** Distinguishes several checks of one call. */
  about: string;
  caller: Caller;
  expects: number;
  /** Refusals that the contract allows for this call, because a service need not implement it. */
  allows: readonly number[];
  isClear: boolean;
  /** Returns undefined if an earlier answer lacks what this request needs. */
  request: (seen: Seen) => object | undefined;
  needs: string;
  /** Whether `_id` must be the same as in the previous answer to this call. */
  isRepeated: boolean;
};

type More<Request> = Partial<Omit<Check, 'call' | 'request'>> & {
  request?: (seen: Seen) => Request | undefined;
};

export const check = <Request extends object, Data>(call: Call<Request, Data>, more: More<Request> = {}): Check => ({
  call: call as Call,
  about: '',
  caller: call.access === 'public' ? 'visitor' : 'member',
  expects: 200,
  allows: [],
  isClear: false,
  needs: '',
  isRepeated: false,
  request: () => ({}),
  ...more,
});

const PAGE = { page: 1, limit: 20 } as const;
const UNKNOWN_SLUG = 'there-is-no-such-article';
const LEGAL_PAGES = ['term-condition', 'risk-disclosure', 'privacy-policy'];

const payCurrency = (seen: Seen): string | undefined =>
  seen(contract.getCurrencies)?.find(({ isFiat, enabled }) => enabled && !isFiat)?.code;
const fiat = (seen: Seen): string => seen(contract.getFnxPrice)?.currency ?? 'USD';
const given = <Value, Result>(value: Value | undefined | null, then: (value: Value) => Result): Result | undefined =>
  value === undefined || value === null ? undefined : then(value);

const PUBLIC_READS: readonly Check[] = [
  check(contract.getFnxPrice),
  check(contract.getFnxPrice, { about: 'with its history', request: () => ({ range: 'ALL' as const }) }),
  check(contract.getBankOverview),
  check(contract.getCurrencies),
  check(contract.getConvertedAmount, {
    request: (seen) => given(payCurrency(seen), (to) => ({ amount: '100', from: fiat(seen), to })),
    needs: 'a currency to pay with in getCurrencyList',
  }),
  check(contract.getStaking, { about: 'as a visitor' }),
  check(contract.rewardCalculator, {
    request: (seen) => given(seen(contract.getStaking)?.plans[0], ({ _id, min }) => ({ id: _id, amount: min })),
    needs: 'a plan in user/staking',
  }),
  check(contract.getFaqs, { request: () => ({ page: 1, limit: 100 }) }),
  check(contract.getTeam),
  check(contract.getStaticList),
  ...LEGAL_PAGES.map((slug) => check(contract.getStatic, { about: slug, request: () => ({ slug }) })),
  check(contract.getBlogList, { request: () => PAGE }),
  check(contract.viewBlog, {
    request: (seen) => given(seen(contract.getBlogList)?.docs[0], ({ slug }) => ({ slug })),
    needs: 'an article in blog/getblogMediaList',
  }),
];

const PUBLIC_REFUSALS: readonly Check[] = [
  check(contract.viewBlog, { about: 'an unknown article', expects: 404, request: () => ({ slug: UNKNOWN_SLUG }) }),
  check(contract.getProfile, { about: 'without a token', expects: 401, caller: 'visitor' }),
  check(contract.getProfile, { about: 'with a forged token', expects: 401, caller: 'stranger' }),
];

const minimum = (seen: Seen) => given(payCurrency(seen), (currency) => ({ currency }));
const PAY_CURRENCY = 'a currency to pay with in getCurrencyList';

const PRIVATE_READS: readonly Check[] = [
  check(contract.getProfile),
  check(contract.getSettings),
  check(contract.dashboard),
  check(contract.graphForDealUser, { request: () => ({ range: '1Y' as const }) }),
  check(contract.myWallet),
  check(contract.getDealHistory, { request: () => PAGE }),
  check(contract.getDealHistory, {
    about: 'of one status',
    request: (seen) => given(seen(contract.getDealHistory)?.docs[0], ({ status }) => ({ ...PAGE, status })),
    needs: 'an order in user/getDealHistoryUser',
  }),
  check(contract.getTransactions, { request: () => PAGE }),
  check(contract.getTransactions, {
    about: 'of one order',
    request: (seen) => given(seen(contract.getDealHistory)?.docs[0], ({ _id }) => ({ orderId: _id })),
    needs: 'an order in user/getDealHistoryUser',
  }),
  check(contract.getLatestTransactions, { request: () => ({ limit: 5 }) }),
  check(contract.getTransactionsFile),
  check(contract.getCurrenciesWithAmount, { request: (seen) => ({ amount: '100', fiat: fiat(seen) }) }),
  check(contract.getMinimumPayment, { request: minimum, needs: PAY_CURRENCY }),
  check(contract.getMinimumPayment, {
    about: 'not encrypted',
    expects: 400,
    isClear: true,
    request: (seen) => given(seen(contract.getMinimumPayment), ({ currency }) => ({ currency })),
    needs: 'an answer to the encrypted call',
  }),
  check(contract.getStaking, { about: 'as an investor', caller: 'member' }),
  check(contract.getClaims, { request: () => PAGE }),
  check(contract.listNotifications, { request: () => PAGE }),
];

export const READS: readonly Check[] = [...PUBLIC_READS, ...PUBLIC_REFUSALS, ...PRIVATE_READS];
