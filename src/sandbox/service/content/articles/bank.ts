import { AUTHORS, type SourceArticle } from '../article';

export const BANK_ARTICLES: readonly SourceArticle[] = [
  {
    slug: 'third-quarter-in-five-figures',
    category: 'bank',
    title: 'The third quarter in five figures',
    excerpt: 'Assets, equity, capital, bad loans and cost: what moved since the summer, and what we make of it.',
    tags: ['figures', 'report'],
    author: AUTHORS.board,
    publishedAt: '2026-11-03T09:00:00Z',
    content: `
<p>The interim report has twenty-one pages. If you only have a minute, these are the lines we would look at first. All
of them are as of 30 September 2026 and unaudited.</p>
<table>
<thead><tr><th>Figure</th><th>End of 2025</th><th>End of September</th></tr></thead>
<tbody>
<tr><td>Total assets, million USD</td><td>4,610</td><td>4,860</td></tr>
<tr><td>Equity, million USD</td><td>375</td><td>421</td></tr>
<tr><td>Tier 1 ratio</td><td>16.3%</td><td>17.2%</td></tr>
<tr><td>Loans to customers, million USD</td><td>2,790</td><td>2,940</td></tr>
<tr><td>Cost to income</td><td>54%</td><td>54%</td></tr>
</tbody>
</table>
<h2>What is good</h2>
<p>Capital grew faster than lending, mostly because new owners paid it in. The bank now exceeds the required capital by
more than at any time since it became a public company.</p>
<h2>What is less good</h2>
<p>Profit after tax for nine months was 31.4 million. The whole of last year came to 38.6 million, so it would take an
ordinary last quarter just to reach that. Savers now ask for more interest, and borrowers do not yet pay more.
Non-performing loans are at 1.4%. That is low, but it can rise within a few months.</p>
<p>The same figures by year, and what lies behind them, are in <a href="/bank-overview">The bank in figures</a>.</p>`,
  },
  {
    slug: 'what-the-new-capital-does',
    category: 'bank',
    title: 'What the new capital has done so far',
    excerpt: 'Where the first eighteen million of the campaign went, line by line.',
    tags: ['campaign', 'capital'],
    author: AUTHORS.treasury,
    publishedAt: '2026-10-29T09:00:00Z',
    content: `
<p>The prospectus says what the money is for. After eight months, owners may ask what has happened to it. A part of it
has not been used yet, on purpose.</p>
<h2>Lending to small companies</h2>
<p>Sixty per cent is for loans over three years. Capital is not lent out itself; it lets the bank lend several times as
much from deposits. Since March the committee approved 214 loans to companies with fewer than 250 people, from a
bakery’s second oven to a slipway. It turned down 173.</p>
<h2>The register and payments</h2>
<p>A quarter pays for the systems that carry this site, for two audits a year and for the people who test its security.
Slightly less than half of this share has been spent.</p>
<h2>The reserve</h2>
<p>Ten per cent is held at the central bank and earns the standard rate. The bank can use it at once if it has to.</p>
<h2>The offer itself</h2>
<p>Lawyers, printers, the approval, translations: 0.9 of the 1.2 million set aside. What remains goes to the
reserve.</p>
<p>The next account follows with the annual report in March. It will be audited; this note is not.</p>`,
  },
  {
    slug: 'how-a-loan-is-decided',
    category: 'bank',
    title: 'How a loan is decided here',
    excerpt: 'Two people check each loan within two days. Here is what they ask, and where our limits are.',
    tags: ['lending', 'risk'],
    author: AUTHORS.treasury,
    publishedAt: '2026-08-06T09:00:00Z',
    content: `
<p>Owners of a bank own its loans. So you may want to know how a loan is made, from the first visit to the first
instalment.</p>
<h2>The branch asks</h2>
<p>What is the money for, what will pay it back, and what if that fails? An adviser who has known the street for ten
years writes down the answers, with the accounts of three years. About a third of all conversations end here, on good
terms.</p>
<h2>A second person checks</h2>
<p>The paper goes to a second person who has never met the customer and is not paid by the number of loans. They may ask
for more security, a shorter term or a smaller sum. Above half a million, the credit committee decides. Above five
million, the board is informed.</p>
<h2>The limits</h2>
<ul>
<li>No more than eighty per cent of a home’s value.</li>
<li>No single borrower above one per cent of all loans.</li>
<li>No lending against crypto-assets of any kind.</li>
<li>No lending to our own staff, unless the head of risk signs.</li>
</ul>
<h2>Afterwards</h2>
<p>Each loan is reviewed once a year, and immediately if an instalment is ten days late. Customers who talk to us early
usually avoid a court case. Of the loans that were ten days late last year, nine in ten are back on time.</p>`,
  },
  {
    slug: 'december-meeting',
    category: 'bank',
    title: 'The meeting in December: the agenda',
    excerpt: 'Three items, one of them contested. How to read the invitation and how to vote from home.',
    tags: ['meeting', 'rights', 'dividend'],
    author: AUTHORS.board,
    publishedAt: '2026-11-16T09:00:00Z',
    content: `
<p>Invitations go out three weeks ahead, as the articles require. The meeting takes place in the counting hall and on
screen. These are the items.</p>
<h2>One: the fourth quarter’s dividend</h2>
<p>The board has not yet made its proposal and will print it in the invitation. Last year the meeting paid in the fourth
quarter; in May of this year it paid nothing. Neither tells you what will happen this time.</p>
<h2>Two: a seat on the audit committee</h2>
<p>One independent member leaves after nine years, the longest that the articles allow. Two people are candidates for
the seat, and both answer questions in writing beforehand. We send you their answers with the invitation.</p>
<h2>Three: a motion by shareholders</h2>
<p>Forty-one holders ask that the bank print the pay of its thirty best-paid people, not only of the executives. The
board recommends voting against and gives its reasons. The proposers reply on the same page, with the same number of
lines.</p>
<h2>How to vote</h2>
<ol>
<li>Make sure that your shares are in the linked wallet on the record date. Staked ones count too.</li>
<li>Open the invitation after logging in, read, and choose for each item.</li>
<li>You may change a vote until the meeting closes the item.</li>
</ol>
<p>A proxy can vote for you. Appoint a person, and never share your password.</p>`,
  },
  {
    slug: 'closing-two-branches',
    category: 'bank',
    title: 'Why we closed two branches, and what opened instead',
    excerpt: 'The bank now has thirty-one branches instead of thirty-three. A bus serves the other two places.',
    tags: ['branches', 'customers'],
    author: AUTHORS.board,
    publishedAt: '2026-06-11T09:00:00Z',
    content: `
<p>In spring the branches at Saltgate and Upper Wick closed for good. Some owners wrote that a bank of the people does
not close branches. We want to explain why this one did.</p>
<h2>The figures</h2>
<p>In 2016 the two counters served 140 people on an ordinary day. Last winter it was nineteen, of whom eleven came to
fetch cash. Rent, heating and four salaries came to more than the whole street earned the bank.</p>
<h2>What replaced them</h2>
<ul>
<li>A bus with a counter, an adviser and a cash machine, twice a week in each place, at the same hour.</li>
<li>A telephone line that is answered by the same four people, who now sit in Port Fenholm.</li>
<li>Visits at home, by appointment, for those who cannot come.</li>
</ul>
<h2>What it cost, and whom</h2>
<p>No one was dismissed. Two people retired a year early with full pensions. For customers over eighty the journey is
longer on three days in five, and the bus does not fully make up for that. They told us so, and we moved its stop closer
to the health centre.</p>
<p>The other thirty-one branches stay. If that were ever to change, you would read it here before it happens.</p>`,
  },
];
