import { useState } from 'react';
import { FactList } from '@/ui/fact-list';
import { Lead, Words } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { readRichText } from '@/ui/rich-text/read-rich-text';
import { RichText } from '@/ui/rich-text/rich-text';
import { Summary } from '@/ui/summary';
import { useHydrated } from '@/ui/use-hydrated';
import { Samples, Section } from './section';

const ARTICLE = `
<h2>What a seller receives</h2>
<p>A pool holds two heaps. From <em>that one rule</em> follows everything else, as the <a href="/fnxization">page on shares</a> says.</p>
<ul><li>Sell in parts, with time between them.</li><li>Look at the price impact before you sign.</li></ul>
<blockquote>A warning is not a quote: between looking and signing somebody else may trade.</blockquote>
<table><thead><tr><th>You sell</th><th>You receive</th></tr></thead><tbody><tr><td>10 FNX</td><td>119.88 USDT</td></tr><tr><td>100 FNX</td><td>1,188.12 USDT</td></tr></tbody></table>
<pre>x * y = k</pre>`;

/** The reader needs a document, so it reads once the page is alive. */
function Article() {
  const [nodes] = useState<RichNode[]>(() => readRichText(ARTICLE));
  return <RichText nodes={nodes} />;
}

export function ReadingSamples() {
  const isHydrated = useHydrated();
  return (
    <Section title="Words to be read">
      <Samples>
        <Panel title="A panel with a lead and facts">
          <Lead>What the panel is for, in a line or two.</Lead>
          <FactList
            facts={[
              ['Shares', '400.00 FNX'],
              ['Price impact that you confirm by typing', 'from 10 %'],
              ['Approval', 'the exact amount, never more'],
            ]}
          />
          <details>
            <Summary>What leaving early costs</Summary>
            <Words>
              <p>A part of all rewards of the stake. You never get back less than you staked.</p>
            </Words>
          </details>
        </Panel>
        <div>{isHydrated && <Article />}</div>
      </Samples>
    </Section>
  );
}
