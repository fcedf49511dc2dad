import { engine } from '@/tx/app-engine';
import { addEntry } from '@/tx/journal/journal';
import { dispatch } from '@/tx/store';
import { supportDetails } from '@/tx/support-details';
import { MAX_TRACED, trace } from '@/tx/trace';
import { appClock } from '@/utils/service-clock';
import { BANK, HERS, OURS, ofOrder, sent } from '../../support/money/attempt';

beforeEach(() => {
  engine.memory.trace.length = 0;
});

const eventsIn = (details: string) => details.split('Events of this page:\n')[1]?.split('\n') ?? [];

test('the details have the state, the attempts and the events of one action', async () => {
  await addEntry(engine, sent({ ...ofOrder('a'), status: 'failed', failure: 'reverted', declaredUnsentAt: 1_000 }));
  dispatch(engine, 'order:a', { type: 'submitted' });
  dispatch(engine, 'order:a', { type: 'refused', reason: 'too-little' });
  const details = supportDetails(engine, 'order:a');
  expect(details).toContain('Action: order:a\nState: idle\n');
  expect(details).toMatch(/at the service: unknown/);
  expect(details).toContain(`declaredUnsentAt=1970-01-01T00:00:01.000Z`);
  expect(details).toMatch(new RegExp(`status=failed failure=reverted hash=${OURS}`));
  expect(eventsIn(details)).toEqual([
    expect.stringMatching(/^- \S+ submitted$/),
    expect.stringMatching(/^- \S+ refused too-little\s*$/),
  ]);
});

test('the details contain no account, amount or description, and nothing about another action', async () => {
  await addEntry(engine, sent({ ...ofOrder('b'), description: 'Payment of Ada' }));
  await addEntry(engine, sent({ ...ofOrder('other') }));
  dispatch(engine, 'order:b', { type: 'submitted' });
  dispatch(engine, 'order:other', { type: 'submitted' });
  const details = supportDetails(engine, 'order:b');
  for (const hidden of [HERS, BANK, 'Ada', 'other', 'value', 'data=']) expect(details).not.toContain(hidden);
});

test('the details include the service’s time once it is known', () => {
  appClock.observe('Thu, 01 Jan 2026 00:00:00 GMT');
  expect(supportDetails(engine, 'order:none')).toMatch(/at the service: 2026-01-01T00:00:00/);
});

test('an event that repeats is counted, and the oldest events are dropped', () => {
  for (const confirmations of [0, 0, 0, 1]) trace(engine, 'order:c', { type: 'seen', confirmations });
  trace(engine, 'order:other', { type: 'seen', confirmations: 1 });
  trace(engine, 'order:c', { type: 'seen', confirmations: 1 });
  expect(eventsIn(supportDetails(engine, 'order:c'))).toEqual([
    expect.stringMatching(/^- \S+ seen 0 \(3 times, until \S+\)$/),
    expect.stringMatching(/^- \S+ seen 1 \(2 times, until \S+\)$/),
  ]);
  for (let count = 0; count < MAX_TRACED + 50; count += 1) trace(engine, `order:${count}`, { type: 'submitted' });
  expect(engine.memory.trace).toHaveLength(MAX_TRACED);
  expect(engine.memory.trace.at(-1)?.key).toBe(`order:${MAX_TRACED + 49}`);
});
