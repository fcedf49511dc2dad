import { color } from '@/theme/tokens';

const GAP = 6;
const ROOM = 60;

const amountAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-exact]') : null;

const exactOf = (amount: HTMLElement): string => amount.dataset.exact ?? '';

const state: { tip: HTMLElement | null } = { tip: null };

function hide(): void {
  state.tip?.remove();
  state.tip = null;
}

const TIP_LOOK = {
  position: 'fixed',
  margin: '0',
  padding: '6px 10px',
  border: `1px solid ${color.edge}`,
  borderRadius: '8px',
  background: color.raised,
  color: color.ink,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};

function tooltipPosition(amount: HTMLElement) {
  const box = amount.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAtEnd = box.left + box.right > clientWidth;
  const isBelow = box.bottom + ROOM < clientHeight;
  return {
    insetInlineStart: isAtEnd ? 'auto' : `${box.left}px`,
    insetInlineEnd: isAtEnd ? `${clientWidth - box.right}px` : 'auto',
    insetBlockStart: isBelow ? `${box.bottom + GAP}px` : 'auto',
    insetBlockEnd: isBelow ? 'auto' : `${clientHeight - box.top + GAP}px`,
    maxInlineSize: `${isAtEnd ? box.right - GAP : clientWidth - box.left - GAP}px`,
  };
}

/** Assistive technology reads the title, so the tip is hidden from it. */
function show(amount: HTMLElement): void {
  hide();
  const tip = document.createElement('div');
  Object.assign(tip, { textContent: exactOf(amount), dir: 'ltr', popover: 'manual' });
  tip.setAttribute('aria-hidden', 'true');
  tip.dataset.exactTip = '';
  Object.assign(tip.style, TIP_LOOK, tooltipPosition(amount));
  document.body.append(tip);
  // The top layer is above dialogs. An older browser shows the tip without it.
  tip.showPopover?.();
  state.tip = tip;
}

const follow = ({ target }: Event) => {
  const amount = amountAt(target);
  if (amount) show(amount);
  else hide();
};

function move(): void {
  if (!state.tip) return;
  const focused = amountAt(document.activeElement);
  if (focused) show(focused);
  else hide();
}

/**
 * Replaces the shortened amounts in the selected text by the exact ones. Keeps an amount if the same text also occurs
 * elsewhere in the selection.
 */
function withExact(text: string, amounts: readonly HTMLElement[]): string {
  let done = '';
  let rest = text;
  for (const amount of amounts) {
    const shown = amount.textContent;
    const alike = amounts.filter(({ textContent }) => textContent === shown);
    const at = rest.indexOf(shown);
    if (at < 0 || text.split(shown).length - 1 !== alike.length) continue;
    done += rest.slice(0, at) + exactOf(amount);
    rest = rest.slice(at + shown.length);
  }
  return done + rest;
}

function partOf(amount: HTMLElement, text: string): string {
  const [number] = exactOf(amount).split(' ');
  return number && text.trim() === amount.textContent.split(' ')[0] ? number : withExact(text, [amount]);
}

function exactSelection(): string | null {
  const selection = document.getSelection();
  const focused = amountAt(document.activeElement);
  if (!selection || selection.isCollapsed) return focused && exactOf(focused);
  const text = selection.toString();
  const around = selection.getRangeAt(0).commonAncestorContainer;
  const amount = amountAt(around instanceof Element ? around : around.parentElement);
  if (amount) return partOf(amount, text);
  const all = [...document.querySelectorAll<HTMLElement>('[data-exact]')];
  return withExact(
    text,
    all.filter((one) => selection.containsNode(one, true)),
  );
}

function copy(event: ClipboardEvent): void {
  const exact = exactSelection();
  if (exact === null || !event.clipboardData || exact === document.getSelection()?.toString()) return;
  event.clipboardData.setData('text/plain', exact);
  event.preventDefault();
}

let isFollowing = false;

/** Shows and copies all digits of every amount. This code loads when an amount is first focused or hovered. */
export function followExactAmounts(): void {
  const focused = amountAt(document.activeElement);
  if (focused && !state.tip) show(focused);
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', hide);
  document.addEventListener('copy', copy);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener('scroll', move, { capture: true, passive: true });
  window.addEventListener('resize', move);
}
