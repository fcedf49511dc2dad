import type { Engine } from './engine';

export const MAX_TRACED = 200;

export function trace({ memory }: Engine, key: string, event: object): void {
  const { trace: events } = memory;
  const at = Date.now();
  const text = Object.values(event).join(' ');
  const last = events.findLast((other) => other.key === key);
  if (last?.text === text) {
    last.lastAt = at;
    last.times += 1;
    return;
  }
  events.push({ key, text, at, lastAt: at, times: 1 });
  if (events.length > MAX_TRACED) events.shift();
}
