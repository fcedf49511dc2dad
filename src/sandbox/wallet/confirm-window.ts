import { CONFIRM_STYLE } from './confirm-style';
import { element } from './element';
import { isAddress } from './hex';
import { WALLET_ICON, WALLET_NAME } from './identity';
import { inTurn } from './in-turn';
import type { AccountChoice, Ask } from './questions';
import { accountView, sheetView } from './sheet-view';

/** Events that are hidden from the site. Its dialogs would close on Escape, lock scrolling and take the focus back. */
const STOPPED_EVENTS = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'mousedown',
  'pointerdown',
  'touchmove',
  'touchstart',
  'wheel',
];

export function createConfirmWindow(body: HTMLElement): Ask {
  const root = attachRoot(body);
  return inTurn({
    approval: async (sheet) => (await showDialog(root, sheetView(sheet))) !== null,
    account: async (offer) => {
      const answer = await showDialog(root, accountView(offer));
      return answer && accountChoice(answer);
    },
  });
}

function attachRoot(body: HTMLElement): ShadowRoot {
  const host = element('div', { 'data-wallet': 'sandbox' });
  for (const name of STOPPED_EVENTS) host.addEventListener(name, (event) => event.stopPropagation());
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(CONFIRM_STYLE);
  root.adoptedStyleSheets = [style];
  body.append(host);
  return root;
}

function showDialog(root: ShadowRoot, content: HTMLElement[]): Promise<FormData | null> {
  const form = element(
    'form',
    { method: 'dialog' },
    element('header', {}, element('img', { src: WALLET_ICON, alt: '' }), WALLET_NAME),
    element('main', {}, ...content),
    element('footer', {}, button('Confirm', 'approve'), button('Decline', 'reject')),
  );
  const dialog = element('dialog', { 'aria-label': WALLET_NAME }, form);
  root.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const isApproved = dialog.returnValue === 'approve';
      dialog.remove();
      resolve(isApproved ? new FormData(form) : null);
    });
  });
}

function button(label: string, value: string) {
  const made = element('button', { value }, label);
  // Ignores the second half of a double click, which would answer the next request in the queue.
  made.addEventListener('click', (event) => {
    if (event.detail > 1) event.preventDefault();
  });
  return made;
}

function accountChoice(answer: FormData): AccountChoice | null {
  const account = answer.get('account');
  return isAddress(account) ? { account, isElsewhere: answer.has('elsewhere') } : null;
}
