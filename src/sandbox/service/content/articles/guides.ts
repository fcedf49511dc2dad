import { WALLET_RULE } from '@/config/wallet-rule';
import { AUTHORS, type SourceArticle } from '../article';

export const GUIDES_ARTICLES: readonly SourceArticle[] = [
  {
    slug: 'your-first-purchase',
    category: 'guides',
    title: 'Your first purchase, without hurry',
    excerpt: 'What to have ready, what each screen asks, and the one moment to slow down.',
    tags: ['beginners', 'payment', 'wallet'],
    author: AUTHORS.help,
    publishedAt: '2026-11-09T09:00:00Z',
    content: `
<p>Most first purchases take a quarter of an hour, of which the payment itself is two minutes. The rest is reading. Here
is what to expect, so there are no surprises.</p>
<h2>Have ready</h2>
<ul>
<li>Your linked wallet, unlocked and on BNB Smart Chain.</li>
<li>The sum in USDT or BNB, and a dollar’s worth of BNB for the network.</li>
<li>Nothing else. No recovery words, no photograph of your passport: you have already passed the check.</li>
</ul>
<h2>The steps</h2>
<ol>
<li>Type what you want to pay or what you want to receive; the other field follows.</li>
<li>Choose <strong>Review</strong>. The bank now makes an order with a number, and holds its price for fifteen
minutes.</li>
<li>Compare. The address and the amount on our page and in the wallet must be the same, letter by letter.</li>
<li>Choose <strong>Pay</strong>, and sign in the wallet.</li>
<li>Wait. The payment is confirmed by the chain, then verified by the bank, then your shares are sent.</li>
</ol>
<h2>The moment to slow down</h2>
<p>It is the third step. Everything before it can be undone by closing the page. You can’t reverse a payment; within
fourteen days of delivery you may still <a href="/campaign-details#closing">withdraw from a purchase</a>. If anything
differs, do not sign, and <a href="/contactus">write to us</a> with the number of the order.</p>`,
  },
  {
    slug: 'choosing-a-wallet',
    category: 'guides',
    title: 'Choosing a wallet: five questions',
    excerpt: 'We recommend no brand. These questions help you to compare wallets.',
    tags: ['wallet', 'beginners'],
    author: AUTHORS.help,
    publishedAt: '2026-10-01T09:00:00Z',
    content: `
<p>A wallet keeps the keys with which your shares can be moved. It does not keep the shares: those are in the register.
Anyone who holds the keys can act for you, so choose who that is.</p>
<h2>Five questions</h2>
<ol>
<li><strong>Where are the keys?</strong> On your own device is right. On a company’s server means that the company can
act.</li>
<li><strong>What does it show before you sign?</strong> It should name the recipient and the amount, not only a row of
letters and figures.</li>
<li><strong>Does it know BNB Smart Chain?</strong> With some you need to add it once; the app offers to do that.</li>
<li><strong>How is it restored?</strong> Twelve or twenty-four words on paper. Try it with nothing in it before you put
something in.</li>
<li><strong>Who pays its makers?</strong> If you cannot find out, you may pay with hidden fees or with your data.</li>
</ol>
<h2>Large and small amounts</h2>
<p>For an amount that you could not afford to lose, buy a hardware wallet: a small device that the keys never leave. For
a first try, a browser extension is enough. You can replace the linked wallet later. ${WALLET_RULE.both}
${WALLET_RULE.none} ${WALLET_RULE.stays}</p>
<h2>What we do not accept</h2>
<p>An address at an exchange cannot be linked. The exchange would be the shareholder, not you.</p>`,
  },
  {
    slug: 'keeping-recovery-words',
    category: 'guides',
    title: 'Where to keep recovery words',
    excerpt: 'Write them on paper, keep two copies in two places, and test one of them.',
    tags: ['wallet', 'safety'],
    author: AUTHORS.security,
    publishedAt: '2026-09-03T09:00:00Z',
    content: `
<p>Your wallet showed its recovery words only once. Anyone who has them needs neither your phone nor your password. So
two things must be true at once: no one else can find them, and you can.</p>
<h2>Do</h2>
<ul>
<li>Write them by hand, in order, with a pencil that does not fade.</li>
<li>Keep two copies in two buildings.</li>
<li>Put each into an envelope with a date across the flap, so that you see whether it was opened.</li>
<li>Restore the wallet from the paper once, before it holds anything.</li>
<li>Tell one person that the envelope exists, but not what is in it.</li>
</ul>
<h2>Do not</h2>
<ul>
<li>Photograph them. A phone may copy its pictures to other devices and servers.</li>
<li>Type them into anything but the wallet itself.</li>
<li>Split them into halves that make the whole easy to guess.</li>
<li>Hide them where someone could throw them away by mistake.</li>
</ul>
<h2>If you lose them</h2>
<p>As long as the wallet still opens, move everything to a new one today. ${WALLET_RULE.lost} USDT and BNB in the old
one are beyond anyone’s reach, including ours, and the shares in it cannot be moved without its keys.</p>`,
  },
  {
    slug: 'reading-a-transaction',
    category: 'guides',
    title: 'How to read a transaction',
    excerpt: 'A hash, a status, two addresses and a number of blocks: what the explorer page tells you.',
    tags: ['network', 'payment'],
    author: AUTHORS.help,
    publishedAt: '2026-07-09T09:00:00Z',
    content: `
<p>When you ask us where a payment is, the first thing we do is open its page in a block explorer. You can do the same,
and will often know the answer before we write back.</p>
<h2>The lines that matter</h2>
<table>
<thead><tr><th>Line</th><th>What it says</th></tr></thead>
<tbody>
<tr><td>Hash</td><td>The name of this transaction. Copy it, never retype it.</td></tr>
<tr><td>Status</td><td>Success, failed, or not there yet.</td></tr>
<tr><td>From</td><td>The wallet that signed. It should be your linked one.</td></tr>
<tr><td>To</td><td>For BNB the bank’s address. For USDT the token’s contract; the recipient is further down.</td></tr>
<tr><td>Confirmations</td><td>How many blocks have been added since. The bank counts a payment after three.</td></tr>
</tbody>
</table>
<h2>Three usual findings</h2>
<p><strong>It failed.</strong> Then only the fee was spent, not the amount. Pay again, or make a new order if the price
has expired.</p>
<p><strong>It is not found.</strong> Either it was sent on another network, or it is waiting for space in a block. Look
in the wallet’s own list: you may be able to speed it up there.</p>
<p><strong>It succeeded, and the order still waits.</strong> Give it two minutes. After that, send us the hash and the
order’s number; both together are enough.</p>`,
  },
  {
    slug: 'staking-worked-out',
    category: 'guides',
    title: 'Staking, worked out on paper',
    excerpt: 'Rates are for a year, terms often are not. An example, and what leaving early can cost.',
    tags: ['staking', 'rewards'],
    author: AUTHORS.treasury,
    publishedAt: '2026-05-28T09:00:00Z',
    content: `
<p>Locking shares for a term can bring more of them. Whether that suits you depends less on the rate than on whether you
can do without them until the end.</p>
<h2>The arithmetic</h2>
<p>A rate is always for one year. Someone who locks 1,000 FNX for 90 days at 3.2% does not receive 32, but about
a quarter of that:</p>
<p>1,000 × 3.2 ÷ 100 × 90 ÷ 365 = 7.89 FNX</p>
<p>The calculator beside each plan does the same sum with its own figures. It counts in FNX. No one can say what they
will be worth at the end, and a fall in the price can be larger than any reward.</p>
<h2>What is locked</h2>
<ul>
<li>The tokens cannot be sold, given away or used for another stake.</li>
<li>Votes and dividends stay yours.</li>
<li>The terms at the start apply until the end; a later change of the plan does not affect you.</li>
</ul>
<h2>Leaving early</h2>
<p>Each plan says from which day you may leave and what it costs: a percentage, the rewards so far, or both. Read that
line first. If you are already thinking about leaving while you read it, do not lock your shares.</p>
<p>Lock only shares that you would keep for the whole term anyway.</p>`,
  },
];
