import { KYC_STATUSES } from '../service/domain/state';
import type { SeededAccount } from './accounts';
import { FAULT_KINDS } from './faults';
import { html, type Html } from './html';

const select = (name: string, label: string, options: readonly string[]): Html =>
  html`<label
    >${label}<select name="${name}">
      ${options.map((option) => html`<option>${option}</option>`)}
    </select></label
  >`;

const text = (name: string, label: string, value = ''): Html =>
  html`<label>${label}<input name="${name}" value="${value}" autocomplete="off" /></label>`;

const number = (name: string, label: string, value: number): Html =>
  html`<label>${label}<input name="${name}" type="number" min="0" step="1" value="${value}" required /></label>`;

type Form = {
  action: string;
  title: string;
  done: string;
  fields: readonly Html[];
  method?: string;
  reloads?: boolean;
};

const form = ({ action, title, done, fields, method = 'POST', reloads = false }: Form): Html => html`<form
  action="/__sandbox/${action}"
  data-method="${method}"
  data-done="${done}"
  data-reload="${reloads ? '1' : ''}"
>
  <h3>${title}</h3>
  ${fields}
  <button${method === 'DELETE' ? html` class="plain"` : ''}>${title}</button>
</form>`;

const ONE_DAY_S = 86_400;

const orderForms = (undecided: readonly string[]): readonly Html[] =>
  undecided.length === 0
    ? []
    : [
        form({
          action: 'order',
          title: 'Decide on an order',
          done: 'Decided.',
          reloads: true,
          fields: [select('orderNo', 'Order', undecided), select('decision', 'Decision', ['refund', 'deliver'])],
        }),
      ];

const lostWalletForms = (waiting: readonly string[]): readonly Html[] =>
  waiting.length === 0
    ? []
    : [
        form({
          action: 'lost-wallet',
          title: 'End the thirty days of a lost wallet',
          done: 'The new wallet can be linked.',
          reloads: true,
          fields: [select('email', 'Investor', waiting)],
        }),
      ];

type Choices = {
  accounts: readonly SeededAccount[];
  undecided: readonly string[];
  waitingForWallet: readonly string[];
  plans: readonly string[];
  wallets: readonly string[];
  vault: string;
};

const moneyForms = ({ accounts, plans, wallets, vault }: Choices): readonly Html[] => [
  form({
    action: 'faucet',
    title: 'Send from the faucet',
    done: 'Sent.',
    fields: [
      text('address', 'To address', firstWallet(accounts)),
      select('symbol', 'What', ['USDT', 'BNB', 'FNX']),
      text('amount', 'Amount', '100'),
    ],
  }),
  form({
    action: 'transfer',
    title: 'Send from a wallet',
    done: 'Sent.',
    fields: [
      select('from', 'From', wallets),
      text('to', 'To address (the vault by default)', vault),
      select('symbol', 'What', ['FNX', 'USDT', 'BNB']),
      text('amount', 'Amount', '100'),
    ],
  }),
  form({
    action: 'plan',
    title: 'Open or close a plan',
    done: 'Done.',
    fields: [select('planId', 'Plan', plans), select('status', 'New stakes', ['closed', 'open'])],
  }),
];

const firstWallet = (accounts: readonly SeededAccount[]): string =>
  accounts.find(({ walletAddress }) => walletAddress !== null)?.walletAddress ?? '';

export function actionForms(choices: Choices): readonly Html[] {
  const { accounts, undecided, waitingForWallet } = choices;
  const emails = accounts.map(({ email }) => email);
  return [
    form({
      action: 'clock',
      title: 'Advance the time',
      done: 'The time was advanced.',
      reloads: true,
      fields: [number('advanceSeconds', 'Seconds', ONE_DAY_S)],
    }),
    ...moneyForms(choices),
    form({
      action: 'transactions',
      title: 'Give an investor many transactions',
      done: 'The transactions were added.',
      fields: [select('email', 'Investor', emails), number('count', 'How many transactions', 10_000)],
    }),
    form({
      action: 'kyc',
      title: 'Decide on an identity check',
      done: 'Decided.',
      reloads: true,
      fields: [
        select('email', 'Investor', emails),
        select('status', 'Status', KYC_STATUSES),
        text('comment', 'Comment'),
      ],
    }),
    ...orderForms(undecided),
    ...lostWalletForms(waitingForWallet),
    form({
      action: 'fault',
      title: 'Make calls fail',
      done: 'The next calls will fail.',
      fields: [
        text('path', 'Path under api/v1, or * (websdk/websdk.html for the identity page)', '*'),
        select('kind', 'How', FAULT_KINDS),
        number('times', 'How many times', 1),
      ],
    }),
    form({ action: 'fault', method: 'DELETE', title: 'Stop all failures', done: 'Calls work again.', fields: [] }),
    form({
      action: 'reset',
      title: 'Reset the sandbox',
      done: 'The sandbox was reset.',
      reloads: true,
      fields: [],
    }),
  ];
}
