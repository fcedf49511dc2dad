import { element } from './element';
import type { AccountOffer, Fact, OfferedAccount, Sheet } from './questions';

/** The focus starts on the title, so that an early keystroke approves nothing. */
const heading = (text: string) => element('h2', { tabindex: '-1', autofocus: true }, isolated(text));

const isolated = (...content: (Node | string)[]) => element('bdi', {}, ...content);

const factRows = ({ term, text, form }: Fact) => [
  element('dt', {}, term),
  element('dd', { class: form }, form === 'code' ? scrolling(term, text) : isolatedFact(form, text)),
];

const isolatedFact = (form: Fact['form'], text: string) => element('bdi', form === 'exact' ? { dir: 'ltr' } : {}, text);

const scrolling = (term: string, text: string) =>
  element('pre', { tabindex: '0', dir: 'auto', 'aria-label': term }, text);

export const sheetView = (sheet: Sheet): HTMLElement[] => [
  heading(sheet.title),
  ...sheet.warnings.map((words) => element('p', { class: 'warning', role: 'alert' }, isolated(words))),
  element('dl', {}, ...sheet.facts.flatMap(factRows)),
];

export const accountView = ({ origin, accounts, chosen }: AccountOffer): HTMLElement[] => [
  heading('Connect this site?'),
  element('p', {}, isolated(element('span', { class: 'exact' }, origin), ' will see the address and balance of:')),
  element(
    'fieldset',
    {},
    element('legend', {}, 'Account'),
    ...accounts.map((account, index) =>
      accountChoice(account, index + 1, account.address === (chosen ?? accounts[0]?.address)),
    ),
  ),
  element(
    'label',
    { class: 'option' },
    element('input', { type: 'checkbox', name: 'elsewhere' }),
    isolated('Use another network, to see how the site reports it'),
  ),
];

const accountChoice = ({ address, balance }: OfferedAccount, number: number, isChosen: boolean) =>
  element(
    'label',
    { class: 'option' },
    element('input', { type: 'radio', name: 'account', value: address, checked: isChosen }),
    element(
      'span',
      {},
      element('span', { class: 'account' }, `Account ${number} `),
      element('bdi', { dir: 'ltr', class: 'balance' }, balance),
      ' ',
      element('bdi', { dir: 'ltr', class: 'exact' }, address),
    ),
  );
