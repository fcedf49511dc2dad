import { setTimeout as pause } from 'node:timers/promises';
import type { Key, Tab } from './engine';
import {
  countOf,
  hasFocus,
  INSTALL,
  IS_INSTALLED,
  run,
  select,
  setValue,
  spot,
  textsOf,
  valueOf,
  type Spot,
  type Where,
} from './in-page';

const TIMEOUT_MS = 20_000;
const POLL_MS = 100;
/** An element that has not moved for this many frames is not being animated. */
const STILL_FRAMES = 3;

export type Page = ReturnType<typeof createPage>;

/** An open dialog comes first, because it is in front of the page. */
const SHOWN = `[...document.querySelectorAll('[role=dialog]'), document.body].map((one) => one.innerText).join(' --- ')`;

const worded = (where: Where): string =>
  JSON.stringify(where, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Calls `work` until it returns a value, since it can fail while a page loads. On timeout, throws the last error. */
export async function until<T>(what: string, work: () => Promise<T | undefined | false>, ms = TIMEOUT_MS): Promise<T> {
  const deadline = Date.now() + ms;
  let problem: unknown = 'it did not come';
  while (Date.now() < deadline) {
    try {
      const value = await work();
      if (value !== undefined && value !== false) return value;
    } catch (reason) {
      problem = reason;
    }
    await pause(POLL_MS);
  }
  throw new Error(`${what}: ${problem instanceof Error ? problem.message : String(problem)}`);
}

export function createPage(tab: Tab, origin: string) {
  const ask = async (expression: string) => {
    if (!(await tab.evaluate(IS_INSTALLED))) await tab.evaluate(INSTALL);
    return tab.evaluate(expression);
  };
  const count = async (where: Where) => Number(await ask(countOf(where)));
  const path = async () => String(await tab.evaluate('location.pathname + location.search + location.hash'));

  async function withPage(reason: unknown): Promise<never> {
    const shown = String(await tab.evaluate(SHOWN).catch(() => '')).slice(0, 1_500);
    throw new Error(`${reason instanceof Error ? reason.message : reason}\nat ${await path()}:\n${shown}`);
  }

  const see = (where: Where, ms?: number) =>
    until(`${worded(where)} is seen`, async () => (await count(where)) > 0, ms).catch(withPage);

  async function click(where: Where) {
    let problem = '';
    let before: Spot | undefined;
    const { x, y } = await until(`${worded(where)} is clicked`, async () => {
      const found = (await ask(spot(where))) as Spot;
      if (found.problem !== undefined) {
        [problem, before] = [found.problem, undefined];
        return undefined;
      }
      problem = 'is moving';
      // A busy browser draws few frames, so a dialog that slides in can look motionless for a while.
      if (before?.problem === undefined && before?.x === found.x && before.y === found.y) {
        return found.frame - before.frame >= STILL_FRAMES ? found : undefined;
      }
      before = found;
      return undefined;
    }).catch((reason: unknown) =>
      withPage(new Error(`${reason instanceof Error ? reason.message : reason} (it ${problem})`)),
    );
    await tab.clickAt(x, y);
  }

  async function fill(label: string, text: string, within?: Where) {
    const field = { label, within };
    await click(field);
    await tab.press(['Control', 'a']);
    await tab.type(text);
    await until(
      `${label} has "${text}"`,
      async () => {
        const value = String(await ask(valueOf(field)));
        if (value.replaceAll(/[\s,]/g, '') === text.replaceAll(/[\s,]/g, '')) return true;
        throw new Error(`it has "${value}"`);
      },
      5_000,
    );
  }

  /** Engines draw date fields differently, some as plain text, so the value is set directly. */
  const fillDate = (label: string, day: string) =>
    until(`${label} is ${day}`, () => ask(setValue({ label }, day)) as Promise<boolean>);

  return {
    goto: (address: string) => tab.goto(new URL(address, origin).href),
    reload: tab.reload,
    back: tab.back,
    forward: tab.forward,
    resize: tab.resize,
    screenshot: tab.screenshot,
    press: (...keys: Key[]) => tab.press(keys),
    type: tab.type,
    see,
    click,
    fill,
    path,
    count,
    select: (label: string, option: string) =>
      until(`${label} is ${option}`, () => ask(select({ label }, option)) as Promise<boolean>),
    fillDate,
    gone: (where: Where, ms?: number) => until(`${worded(where)} is gone`, async () => (await count(where)) === 0, ms),
    focused: (where: Where) => until(`${worded(where)} has the focus`, () => ask(hasFocus(where)) as Promise<boolean>),
    texts: (where: Where) => ask(textsOf(where)) as Promise<string[]>,
    value: (where: Where) => ask(valueOf(where)) as Promise<string | undefined>,
    at: (expected: string | RegExp) =>
      until(`the address is ${String(expected)}`, async () => {
        const now = await path();
        if (typeof expected === 'string' ? now === expected : expected.test(now)) return true;
        throw new Error(`it is ${now}`);
      }),
    evaluate: <Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args) =>
      tab.evaluate(run(work, ...args)),
  };
}
