import { AUTHORS, type SourceArticle } from '../article';

export const MARKET_ARTICLES: readonly SourceArticle[] = [
  {
    slug: 'two-prices-one-share',
    category: 'market',
    title: 'Two prices for one share, and which one is yours',
    excerpt:
      'The reference price is what new shares cost. The pool shows what a holder would get. They are rarely equal.',
    tags: ['price', 'pool', 'beginners'],
    author: AUTHORS.treasury,
    publishedAt: '2026-11-18T09:00:00Z',
    content: `
<p>Open the <a href="/price">price page</a> and then Swap, and you will see two figures for the same thing. Neither is
wrong. They answer different questions.</p>
<h2>What you pay the bank</h2>
<p>The reference price is calculated once a day from the last report, the last five days of trading and the value of
comparable banks. It does not move when someone buys, however much they buy.</p>
<h2>What a buyer pays you</h2>
<p>The pool holds FNX on one side and USDT or BNB on the other. Each trade changes the proportion, and with it the next
price. In a deep pool a small sale hardly shows; in a shallow one it pushes the price down while it is carried out.</p>
<table>
<thead><tr><th></th><th>Reference</th><th>Pool</th></tr></thead>
<tbody>
<tr><td>Changes</td><td>once a day</td><td>with each trade</td></tr>
<tr><td>Made by</td><td>a rule</td><td>buyers and sellers</td></tr>
<tr><td>Depends on the amount</td><td>no</td><td>yes</td></tr>
</tbody>
</table>
<h2>Which one to look at</h2>
<p>For buying in the campaign, the first. For selling, the second, with the amount that you mean to sell typed in,
because the figure for one share says little about the figure for a thousand. For the value of a holding, both: the
overview counts at the reference price and says so.</p>`,
  },
  {
    slug: 'how-deep-is-the-pool',
    category: 'market',
    title: 'How deep is the pool, and why it matters',
    excerpt: 'A sale moves the price. How far depends on what is in the pool, and you can work it out beforehand.',
    tags: ['pool', 'selling'],
    author: AUTHORS.treasury,
    publishedAt: '2026-10-22T09:00:00Z',
    content: `
<p>A pool does not know what a share is worth. It holds two amounts and keeps their product the same. Every price that a
seller sees follows from that rule.</p>
<h2>An example with round figures</h2>
<p>Suppose a pool holds 10,000 FNX and 120,000 USDT, so that one FNX is worth about twelve. Here is what sales of
different sizes would bring, before the pool’s own fee:</p>
<table>
<thead><tr><th>You sell</th><th>You receive</th><th>For each</th></tr></thead>
<tbody>
<tr><td>10 FNX</td><td>119.88 USDT</td><td>11.99</td></tr>
<tr><td>100 FNX</td><td>1,188.12 USDT</td><td>11.88</td></tr>
<tr><td>1,000 FNX</td><td>10,909.09 USDT</td><td>10.91</td></tr>
</tbody>
</table>
<p>The last line is the one to remember. Selling a tenth of what the pool holds costs nine per cent, although no one did
anything wrong.</p>
<h2>What you can do</h2>
<ul>
<li>Look at the amounts before you look at the price. The swap screen shows both.</li>
<li>Sell in parts, with time between them, if others trade too.</li>
<li>Find a buyer outside the pool; a direct transfer has no depth at all.</li>
<li>Wait. There may be more in the pool another day, or less.</li>
</ul>
<p>Our screens warn where your own order moves the price noticeably. A warning is not a quote: between looking and
signing, someone else may trade first.</p>`,
  },
  {
    slug: 'slippage-in-plain-words',
    category: 'market',
    title: 'Slippage, in plain words',
    excerpt: 'The tolerance that you set is the worst price you accept. If the price gets worse, no trade is made.',
    tags: ['pool', 'swap', 'beginners'],
    author: AUTHORS.treasury,
    publishedAt: '2026-08-27T09:00:00Z',
    content: `
<p>Between the moment you see a rate and the moment your trade is carried out, a few seconds pass. Others trade in those
seconds. Slippage is the difference.</p>
<h2>What the tolerance does</h2>
<p>You sign an order that says: at least so much, or nothing. If the pool can no longer give that much, the trade fails
and your tokens stay where they are. The network fee is spent all the same, because the network had to process the
attempt.</p>
<p>A narrow tolerance protects the price and fails more often. A wide one succeeds more often and invites trouble:
programs look for orders with a wide tolerance, push the price to your limit just before them and take the difference.
This is called a sandwich attack.</p>
<h2>What we suggest</h2>
<ul>
<li>Start with half a per cent.</li>
<li>If it fails twice in a row, look at the pool again before you widen anything.</li>
<li>Above three per cent, ask yourself whether the sale has to be today.</li>
</ul>
<p>A failed trade costs a few cents. A tolerance that is too wide can cost several per cent of the amount.</p>
<p>None of this applies to buying new shares from the bank: the order names the amount to the last digit and holds it
until it expires.</p>`,
  },
  {
    slug: 'network-fees-explained',
    category: 'market',
    title: 'Where the network fee goes',
    excerpt: 'The bank does not receive it and cannot return it. What the fee pays for, and when it is higher.',
    tags: ['fees', 'network', 'beginners'],
    author: AUTHORS.help,
    publishedAt: '2026-06-25T09:00:00Z',
    content: `
<p>Each payment, swap and transfer also costs a little BNB. About once a week, a letter to the help desk calls it our
fee. It is not, and the difference matters when something fails.</p>
<h2>Who gets it</h2>
<p>The computers that keep the chain take transactions in, order them and write them down. Space is limited, so anyone
who wants some offers a price for it. That price, times the work the transaction causes, is the fee. A part is
destroyed, the rest goes to the operators.</p>
<h2>What makes it higher</h2>
<ul>
<li><strong>More work.</strong> Sending BNB is simple. Sending USDT runs a small program. A swap runs several.</li>
<li><strong>More demand.</strong> When many people want space at once, the price for it rises for some minutes or
hours.</li>
<li><strong>First time.</strong> Writing to an address that never held a token costs more than adding to one that
does.</li>
</ul>
<h2>When it is lost</h2>
<p>The fee is charged for every attempt. A transaction that is refused by a program, because a limit was passed or an
order had expired, causes the same work as any other. That is why the amount does not come back with the tokens.</p>
<p>Keep about a dollar’s worth of BNB in the wallet and you will rarely have to think about this again.</p>`,
  },
  {
    slug: 'why-we-publish-no-forecast',
    category: 'market',
    title: 'Why we publish no forecast',
    excerpt: 'A bank that sells its own shares should not tell you what they will be worth.',
    tags: ['price', 'policy'],
    author: AUTHORS.board,
    publishedAt: '2026-04-30T09:00:00Z',
    content: `
<p>Two newspapers and a good many investors have asked what we expect the share to cost next year. We do not say, for
three reasons.</p>
<h2>The reasons</h2>
<ol>
<li><strong>We are the seller.</strong> Anyone who sells something and predicts that it will rise is advertising,
whatever the footnote says.</li>
<li><strong>We know things that you do not.</strong> Before a report is published, a handful of people here know what is
in it. A forecast would let the others guess, and that would be unfair to everyone who did not hear it.</li>
<li><strong>We would be wrong.</strong> Loan losses come from events that no one foresees. In five of the past ten years
our own budget missed the profit by more than a tenth, in both directions.</li>
</ol>
<h2>What you get instead</h2>
<p>The figures of each quarter with their day and source, the rule by which the price is made, and a list of
<a href="/static/risk-disclosure">what can go wrong</a>. From these an owner can form a view. It will differ from the
view of the next owner, which is why there is a market at all.</p>
<p>If anyone shows you a price target with our name on it, please send it to us. It is not ours.</p>`,
  },
];
