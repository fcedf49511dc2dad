import { FactList } from '@/ui/fact-list';
import { Lead, Prose } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { RichText } from '@/ui/rich-text/rich-text';
import { Summary } from '@/ui/summary';
import { Samples, Section } from './section';

const row = (tag: 'th' | 'td', ...cells: string[]): RichNode => ({
  tag: 'tr',
  children: cells.map((cell) => ({ tag, children: [cell] })),
});

const ARTICLE: readonly RichNode[] = [
  { tag: 'h2', children: ['What a seller receives'] },
  {
    tag: 'p',
    children: [
      'A pool holds two amounts and keeps their product the same. ',
      { tag: 'em', children: ['Every price'] },
      ' follows from that rule, as the ',
      { tag: 'a', href: '/fnxization', children: ['page on shares'] },
      ' explains.',
    ],
  },
  {
    tag: 'ul',
    children: ['Sell in parts, with time between them.', 'Look at the price impact before you sign.'].map((point) => ({
      tag: 'li',
      children: [point],
    })),
  },
  {
    tag: 'blockquote',
    children: ['A warning is not a quote: someone else may trade before you sign.'],
  },
  {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', 'You sell', 'You receive')] },
      { tag: 'tbody', children: [row('td', '10 FNX', '119.88 USDT'), row('td', '100 FNX', '1,188.12 USDT')] },
    ],
  },
  { tag: 'pre', children: ['x * y = k'] },
];

export function ReadingSamples() {
  return (
    <Section title="Reading">
      <Samples>
        <Panel title="A panel with a lead and facts">
          <Lead>What the panel is for, in a line or two.</Lead>
          <FactList
            facts={[
              ['Shares', '400.00 FNX'],
              ['Type to confirm from', 'from 10%'],
              ['Approval', 'the exact amount, never more'],
            ]}
          />
          <details>
            <Summary>What leaving early costs</Summary>
            <Prose>
              <p>A part of all rewards of the stake. You never get back less than you staked.</p>
            </Prose>
          </details>
        </Panel>
        <div>
          <RichText nodes={ARTICLE} />
        </div>
      </Samples>
    </Section>
  );
}
