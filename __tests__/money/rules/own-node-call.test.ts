import { createClient, custom } from 'viem';
import { nodeOver } from '@/chain/node';
import { OURS } from '../../support/money/attempt';

type NodeCall = { method: string; answer: (result: unknown) => void; fail: () => void };

function heldNode() {
  const asked: NodeCall[] = [];
  const request = ({ method }: { method: string }) =>
    new Promise((answer, reject) => {
      asked.push({ method, answer, fail: () => reject(new Error('The line is down')) });
    });
  return { asked, node: nodeOver(createClient({ transport: custom({ request }, { retryCount: 0 }) })) };
}

const QUESTIONS = {
  'its height': { ask: 'height', of: [], answer: '0x10', result: 16n },
  'a transaction': { ask: 'transaction', of: [OURS], answer: null, result: null },
  'a receipt': { ask: 'receipt', of: [OURS], answer: null, result: null },
} as const;

it.each(Object.entries(QUESTIONS))(
  'a node gets a new request for %s, even while an earlier one is open',
  async (_, { ask, of, answer, result }) => {
    const { asked, node } = heldNode();
    const question = () => (node[ask] as (...them: readonly string[]) => Promise<unknown>)(...of);
    const earlier = question().catch(() => 'failed');
    const later = question();
    await Promise.resolve();
    await new Promise((next) => setTimeout(next, 0));
    expect(asked).toHaveLength(2);
    asked[0]?.fail();
    asked[1]?.answer(answer);
    await expect(earlier).resolves.toBe('failed');
    await expect(later).resolves.toBe(result);
  },
);
