import { inboxOf } from '../service/domain/inbox';
import { waitingForWallet } from '../service/domain/lost-wallet';
import { undecidedOrders } from '../service/domain/orders/decide';
import { plansOf } from '../service/domain/staking/plans';
import type { Message, State } from '../service/domain/state';
import type { StoredOrder } from '../service/domain/stored-payments';
import { seededAccounts, type SeededAccount } from './accounts';
import type { ChainFacts, ConsoleDeps } from './controls';
import { actionForms } from './forms';
import { html, type Html } from './html';
import { htmlPage } from './html-page';
import { PAGE_SCRIPT, SCRIPT_HASH } from './page-script';

const messageItem = ({ to, at, subject, text, code }: Message): Html =>
  html`<li>
    <p>${code ? html`<span class="code">${code}</span>` : ''}<strong>${to}</strong> <span class="quiet">${at}</span></p>
    <p>${subject}</p>
    <p class="quiet">${text}</p>
  </li>`;

const accountItem = ({ name, email, phone, password, kycStatus, note, walletAddress }: SeededAccount): Html =>
  html`<li>
    <h3>${name} <span class="quiet">${kycStatus}</span></h3>
    <p>${note}</p>
    <dl>
      <dt>E-mail</dt>
      <dd>${email}</dd>
      <dt>Password</dt>
      <dd>${password}</dd>
      <dt>Phone</dt>
      <dd>${phone}</dd>
      <dt>Wallet</dt>
      <dd>${walletAddress ?? 'none'}</dd>
    </dl>
  </li>`;

const fact = (name: string, value: string | number): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const chainSection = (facts: ChainFacts): Html =>
  html`<section aria-labelledby="chain">
    <h2 id="chain">Chain</h2>
    <p><a href="/explorer">Block explorer</a></p>
    <dl>
      ${fact('RPC', facts.rpcUrl)} ${fact('Chain id', facts.chainId)}
      ${Object.entries(facts.contracts).map(([name, address]) => fact(name, address))}
      ${fact('Treasury', facts.treasury)} ${fact('Pay address', facts.payAddress)} ${fact('Vault', facts.vault)}
    </dl>
  </section>`;

const orderItem = ({ orderNo, status, reason, shares, payAmount, payCurrency }: StoredOrder): Html =>
  html`<li>
    <p><strong>${orderNo}</strong> <span class="quiet">${status}${reason ? `, ${reason}` : ''}</span></p>
    <p class="quiet">${shares} FNX for ${payAmount} ${payCurrency}</p>
  </li>`;

const ORDERS_SHOWN = 8;

const ordersSection = ({ orders }: State): Html =>
  html`<section aria-labelledby="orders">
    <h2 id="orders">Latest orders</h2>
    <ul>
      ${orders.toReversed().slice(0, ORDERS_SHOWN).map(orderItem)}
    </ul>
  </section>`;

const newestOf = (messages: readonly Message[]) => {
  const [newest] = messages;
  return newest ? `${messages.length}${newest.at}${newest.to}` : '';
};

const choicesOf = ({ store: { state }, clock, controls }: ConsoleDeps, accounts: readonly SeededAccount[]) => ({
  accounts,
  undecided: undecidedOrders(state),
  waitingForWallet: waitingForWallet(state),
  plans: plansOf(state, clock.now()).map(({ _id }) => _id),
  wallets: controls.wallets(),
  vault: controls.chainFacts()?.vault ?? '',
});

const script = { text: PAGE_SCRIPT, hash: SCRIPT_HASH };

export function consolePage(deps: ConsoleDeps): Response {
  const { store, clock, controls } = deps;
  const messages = inboxOf(store.state);
  const accounts = seededAccounts(store.state);
  const facts = controls.chainFacts();
  const loadedAt = new Date(clock.now()).toUTCString();
  return htmlPage({
    title: 'FNX sandbox',
    introduction: html`The token service, its inbox and the chain, all on this machine. Service time when this page was
    loaded: ${loadedAt}`,
    script,
    body: html`<p id="notice" role="status"></p>
      <main>
        <div class="column">
          <section aria-labelledby="inbox-title">
            <h2 id="inbox-title">Inbox</h2>
            <p class="quiet">Every code and e-mail that the service sends. It updates automatically.</p>
            <ul id="inbox" data-newest="${newestOf(messages)}">
              ${messages.map(messageItem)}
            </ul>
          </section>
          <section aria-labelledby="accounts-title">
            <h2 id="accounts-title">Accounts</h2>
            <ul>
              ${accounts.map(accountItem)}
            </ul>
          </section>
        </div>
        <div class="column">
          <section aria-labelledby="actions-title">
            <h2 id="actions-title">Actions</h2>
            ${actionForms(choicesOf(deps, accounts))}
          </section>
          ${ordersSection(store.state)} ${facts ? chainSection(facts) : ''}
        </div>
      </main>`,
  });
}
