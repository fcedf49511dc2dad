import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Where = {
  role?: string;
  name?: string | RegExp;
  label?: string;
  text?: string | RegExp;
  level?: number;
  within?: Where;
};

export type Spot = { x: number; y: number; frame: number; problem?: undefined } | { problem: string };

const LIBRARY = readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Regular expressions do not survive JSON. */
const wired = (where: Where): unknown =>
  JSON.parse(
    JSON.stringify(where, (_key, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );

/** tsx wraps function names in a helper that the page lacks, so it is defined here. */
const expression = (source: string, ...args: unknown[]) =>
  `(() => { const __name = (one) => one; return (${source})(...${JSON.stringify(args)}); })()`;

export const IS_INSTALLED = 'Boolean(window.fnxFind)';
export const INSTALL = `(() => {
    (function () { ${LIBRARY} }).call(window);
    const __name = (one) => one;
    window.fnxFind = ${findAll.toString()};
    window.fnxSpot = ${spotOf.toString()};
    window.fnxSet = ${setField.toString()};
    window.fnxSelect = ${selectOption.toString()};
    window.fnxFrame = 0;
    (function next() { window.fnxFrame += 1; requestAnimationFrame(next); })();
  return true;
})()`;

export const countOf = (where: Where) => `window.fnxFind(${JSON.stringify(wired(where))}).length`;
export const textsOf = (where: Where) =>
  `window.fnxFind(${JSON.stringify(wired(where))}).map((one) => one.innerText ?? one.textContent)`;
export const valueOf = (where: Where) => `window.fnxFind(${JSON.stringify(wired(where))})[0]?.value`;
export const hasFocus = (where: Where) =>
  `window.fnxFind(${JSON.stringify(wired(where))}).some((one) => one === one.getRootNode().activeElement)`;
export const spot = (where: Where) => `window.fnxSpot(window.fnxFind(${JSON.stringify(wired(where))}))`;
export const select = (where: Where, option: string) =>
  `window.fnxSelect(window.fnxFind(${JSON.stringify(wired(where))})[0], ${JSON.stringify(option)})`;
export const setValue = (where: Where, value: string) =>
  `window.fnxSet(window.fnxFind(${JSON.stringify(wired(where))})[0], ${JSON.stringify(value)})`;
export const run = <Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args) =>
  expression(work.toString(), ...args);

type Queries = typeof import('@testing-library/dom');
type Wired = Omit<Where, 'name' | 'text' | 'within'> & {
  name?: string | { source: string; flags: string };
  text?: string | { source: string; flags: string };
  within?: Wired;
};

/** This function runs in the page. It also searches open shadow roots, because the sandbox wallet is in one. */
function findAll(where: Wired): Element[] {
  const queries = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const pattern = (one: Wired['name']) => (typeof one === 'object' ? new RegExp(one.source, one.flags) : one);
  const shadows = [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const roots = (where.within ? findAll(where.within) : [document.body, ...shadows]) as HTMLElement[];
  const isShown = (one: Element) => one.getClientRects().length > 0;
  const foundIn = (root: HTMLElement) => {
    if (where.role) return queries.queryAllByRole(root, where.role, { name: pattern(where.name), level: where.level });
    if (where.label) return queries.queryAllByLabelText(root, where.label, { selector: 'input, select, textarea' });
    return queries.queryAllByText(root, pattern(where.text) ?? '');
  };
  return roots.flatMap(foundIn).filter(isShown);
}

/** Runs in the page. Returns where to click, or why it cannot be clicked yet. */
function spotOf([element]: Element[]): Spot {
  if (!element) return { problem: 'is not there' };
  const isOfReact = Object.keys(element).some((key) => key.startsWith('__react'));
  const isOfApp = element.getRootNode() === document;
  if (isOfApp && !isOfReact && element.matches('button, input, select, textarea'))
    return { problem: 'is not hydrated' };
  if ((element as HTMLButtonElement).disabled) return { problem: 'is disabled' };
  const root = element.getRootNode() as Document | ShadowRoot;
  // A sliding dialog may pause for some frames in a busy browser.
  const isMoving = root.getAnimations().some(({ effect, playState }) => {
    const { target } = effect as KeyframeEffect;
    return playState === 'running' && effect?.getTiming().iterations !== Infinity && target?.contains(element);
  });
  if (isMoving) return { problem: 'is moving' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = root.elementFromPoint(x, y);
  const label = hit?.closest('label');
  const isHit = hit && (element.contains(hit) || hit.contains(element) || label?.control === element);
  if (isHit)
    return { x, y, frame: document.hidden ? Date.now() : (window as unknown as { fnxFrame: number }).fnxFrame };
  return { problem: `is covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}` };
}

/** Runs in the page. Sets the value as a browser's picker does, bypassing React's own record of it. */
function setField(field: HTMLInputElement | HTMLSelectElement | undefined, value: string): boolean {
  if (!field) return false;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value === value;
}

function selectOption(field: HTMLSelectElement | undefined, label: string): boolean {
  const option = [...(field?.options ?? [])].find((one) => one.label === label || one.value === label);
  return option !== undefined && window.fnxSet(field, option.value);
}

declare global {
  interface Window {
    fnxSet: (field: HTMLInputElement | HTMLSelectElement | undefined, value: string) => boolean;
  }
}
