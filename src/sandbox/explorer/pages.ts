import { formatEther, getAddress, type Address, type Block, type Hash, type Transaction } from 'viem';
import { html, type Html } from '../console/html';
import { nameOf, type TokenTransfer, type Reader } from './read';

type ReaderResult<Kind extends keyof Reader> = NonNullable<Awaited<ReturnType<Reader[Kind]>>>;
export const EXPLORER_PATH = '/explorer';

export type Page = { title: string; body: Html };

const hashLink = (hash: Hash): Html => html`<a href="${EXPLORER_PATH}/tx/${hash}">${hash}</a>`;
const blockLink = (block: bigint): Html => html`<a href="${EXPLORER_PATH}/block/${String(block)}">${String(block)}</a>`;

function addressLink(address: Address | null): Html {
  if (!address) return html`none`;
  const text = getAddress(address);
  const name = nameOf(address);
  return html`<a href="${EXPLORER_PATH}/address/${text}">${text}</a>${name ? ` (${name})` : ''}`;
}

const timeOf = ({ timestamp }: Pick<Block, 'timestamp'>): string => new Date(Number(timestamp) * 1_000).toUTCString();

const fact = (name: string, value: Html | string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const section = (title: string, body: Html): Html =>
  html`<section>
    <h2>${title}</h2>
    ${body}
  </section>`;

const list = (items: readonly Html[], ifEmpty: string): Html =>
  items.length === 0
    ? html`<p class="quiet">${ifEmpty}</p>`
    : html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`;

const transferRow = ({ token, from, to, value }: TokenTransfer, transaction: Html | '' = ''): Html =>
  html`<p><strong>${formatEther(value)} ${token}</strong></p>
    <dl>${fact('From', addressLink(from))} ${fact('To', addressLink(to))} ${transaction}</dl>`;

const transactionRow = ({ hash, from, to, value }: Transaction): Html =>
  html`<p><strong>${formatEther(value)} BNB</strong></p>
    <dl>${fact('From', addressLink(from))} ${fact('To', addressLink(to))} ${fact('Transaction', hashLink(hash))}</dl>`;

const stateOf = ({ receipt }: ReaderResult<'transaction'>): string => {
  if (!receipt) return 'Pending';
  return receipt.status === 'success' ? 'Succeeded' : 'Failed';
};

export function transactionPage(found: ReaderResult<'transaction'>): Page {
  const { transaction, receipt, block, transfers } = found;
  const { hash, from, to, value, nonce, input } = transaction;
  return {
    title: 'Transaction',
    body: html`${section(
      'Facts',
      html`<dl>
        ${fact('Hash', hash)} ${fact('Status', stateOf(found))}
        ${receipt ? fact('Block', blockLink(receipt.blockNumber)) : ''} ${block ? fact('Time', timeOf(block)) : ''}
        ${fact('From', addressLink(from))} ${fact('To', addressLink(to))} ${fact('Value', `${formatEther(value)} BNB`)}
        ${receipt ? fact('Fee', `${formatEther(receipt.gasUsed * receipt.effectiveGasPrice)} BNB`) : ''}
        ${fact('Nonce', String(nonce))} ${fact('Data', input)}
      </dl>`,
    )}${section(
      'Token transfers',
      list(
        transfers.map((transfer) => transferRow(transfer)),
        'This transaction moved no token.',
      ),
    )}`,
  };
}

export const blockPage = ({ number, hash, transactions, ...block }: ReaderResult<'block'>): Page => ({
  title: `Block ${String(number)}`,
  body: html`${section(
    'Facts',
    html`<dl>${fact('Hash', hash)} ${fact('Time', timeOf(block))} ${fact('Parent', block.parentHash)}</dl>`,
  )}${section('Transactions', list(transactions.map(transactionRow), 'This block has no transaction.'))}`,
});

export const accountPage = (
  address: Address,
  { balances, nonce, hasCode, ...lists }: ReaderResult<'account'>,
): Page => ({
  title: 'Address',
  body: html`<div class="column">
      ${section(
        'Facts',
        html`<dl>
          ${fact('Address', address)} ${nameOf(address) ? fact('Name', nameOf(address) ?? '') : ''}
          ${fact('Kind', hasCode ? 'Contract, or an account with code' : 'Account')}
          ${fact('Transactions sent', String(nonce))}
          ${balances.map(([token, value]) => fact(token, formatEther(value)))}
        </dl>`,
      )}
      ${section('Newest transactions', list(lists.transactions.map(transactionRow), 'None in the newest 200 blocks.'))}
    </div>
    ${section(
      'Newest token transfers',
      list(
        lists.transfers.map((transfer) => transferRow(transfer, fact('Transaction', hashLink(transfer.hash)))),
        'None.',
      ),
    )}`,
});

export const latestPage = (blocks: readonly Block[]): Page => ({
  title: 'Block explorer',
  body: section(
    'Latest blocks',
    list(
      blocks.map(
        ({ number, transactions, ...block }) =>
          html`${blockLink(number ?? 0n)}
            <span class="quiet">${timeOf(block)}, transactions: ${transactions.length}</span>`,
      ),
      'None.',
    ),
  ),
});
