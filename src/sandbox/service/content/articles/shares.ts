import { AUTHORS, type SourceArticle } from '../article';

export const SHARES_ARTICLES: readonly SourceArticle[] = [
  {
    slug: 'what-a-register-entry-gives-you',
    category: 'shares',
    title: 'What an entry in the register gives you',
    excerpt: 'Four rights come with every share, and each has a paragraph behind it. A short guide for new holders.',
    tags: ['rights', 'register', 'beginners'],
    author: AUTHORS.register,
    publishedAt: '2026-11-12T09:00:00Z',
    content: `
<p>Anyone who buys a share of the bank is entered in a list. That sounds minor, but every right a shareholder has
depends on that one line, so it is worth knowing what the line does.</p>
<h2>Four things that follow from it</h2>
<ul>
<li><strong>A part of what is paid out.</strong> If the general meeting decides on a dividend, it goes to everyone in
the register on the day the meeting sets.</li>
<li><strong>A vote.</strong> One whole share, one vote. Fractions count for the dividend, not for the vote.</li>
<li><strong>First refusal.</strong> When new shares are issued, current holders are normally offered them first. For
this year’s campaign the 2024 meeting waived that right, and a report gives the reasons.</li>
<li><strong>Papers.</strong> The annual report, the invitation and the minutes come to you automatically.</li>
</ul>
<h2>What it does not give you</h2>
<p>An entry is not a claim to get your money back. The bank owes a depositor a sum on a day; it owes an owner a share of
whatever is left when everyone else has been paid. In a good year that is more; in a bad one it can be nothing.</p>
<p>To see how the line in the register and the token in your wallet belong together, read
<a href="/fnxization">Tokenized shares</a>.</p>`,
  },
  {
    slug: 'fractions-and-the-vote',
    category: 'shares',
    title: 'Why half a share has no half vote',
    excerpt: 'Fractions make small purchases possible, but they carry no vote. Here is why.',
    tags: ['rights', 'meeting'],
    author: AUTHORS.shareholders,
    publishedAt: '2026-10-08T09:00:00Z',
    content: `
<p>About four in ten holders own a fraction of a share. They ask us, reasonably, why 12.75 shares bring twelve votes and
not twelve and three quarters.</p>
<h2>What the law says</h2>
<p>Company law in Fenholm speaks of shares, and a share is a whole thing. The articles let the bank record parts of one,
so that a fixed sum can be invested to the last cent. They could not create a fraction of a vote, and no one tried to: a
vote that is counted in whole numbers is easier to check.</p>
<h2>What a fraction does carry</h2>
<table>
<thead><tr><th>Right</th><th>Whole share</th><th>Fraction</th></tr></thead>
<tbody>
<tr><td>Dividend</td><td>in full</td><td>in proportion</td></tr>
<tr><td>Vote</td><td>one</td><td>none</td></tr>
<tr><td>Sale and gift</td><td>yes</td><td>yes</td></tr>
<tr><td>Remainder if the bank is wound up</td><td>in full</td><td>in proportion</td></tr>
</tbody>
</table>
<h2>Pooling parts</h2>
<p>Two people with half a share each cannot add them up for a day. One of them may transfer the half to the other before
the record date, and then the whole counts for whoever holds it. A transfer is a transfer, though: the dividend on that
half goes with it, and getting the half back depends on the other person’s goodwill. We would not do it for the sake of
a single vote.</p>`,
  },
  {
    slug: 'inheriting-shares',
    category: 'shares',
    title: 'What heirs need, and what they do not',
    excerpt:
      'Heirs show papers, wait thirty days, and are entered in the register. Moving the shares still needs the keys.',
    tags: ['inheritance', 'register', 'wallet'],
    author: AUTHORS.shareholders,
    publishedAt: '2026-09-17T09:00:00Z',
    content: `
<p>If no one else knows the recovery words, no one can use a wallet after its owner has died. The shares in it stay
where they are, because no one can move them without the keys. Who owns them is another question: the bank knows each
holder by name, and enters the heirs in that place when the law says who they are.</p>
<h2>The papers</h2>
<ol>
<li>The certificate of death, as an original or a certified copy.</li>
<li>The certificate of inheritance, or the will with the court’s confirmation of it.</li>
<li>A proof of identity of each heir, at the counter or by the same check that every investor passes.</li>
</ol>
<h2>The procedure</h2>
<p>We publish the intended change of the entry for thirty days. Anyone with a better claim can object during that time.
If no one does, the heirs are entered for the shares in that wallet, each for a part: they vote, and dividends go to
their own wallets. Only someone who has the recovery words of the old wallet can also move the shares. The bank charges
nothing.</p>
<h2>Please do not</h2>
<p>Do not move the tokens yourself before the estate is settled, even where you have the recovery words. The transfer
would be valid on the chain and could still be contested in court, and a wallet that is known to hold an estate may not
be entered as shareholder until the matter is decided.</p>
<p>One page for the folder with your will is enough: the bank’s name, your account’s e-mail address, and the address of
the <a href="/contactus">shareholder office</a>.</p>`,
  },
  {
    slug: 'gifts-to-family',
    category: 'shares',
    title: 'Giving shares to someone',
    excerpt: 'A gift is a transfer to a person who must be in the register first.',
    tags: ['gift', 'wallet', 'register'],
    author: AUTHORS.register,
    publishedAt: '2026-07-23T09:00:00Z',
    content: `
<p>Shares make an unusual present: the person who receives them has to do a little work. A gift that is meant as a
surprise often fails for that reason.</p>
<h2>In this order</h2>
<ol>
<li>The person opens an account and passes the identity check, which takes one working day at most.</li>
<li>They link a wallet of their own. A wallet on an exchange is not enough, because the exchange holds the keys.</li>
<li>You send a small part first, say one tenth of a share, and ask whether it arrived.</li>
<li>You send the rest.</li>
</ol>
<p>If tokens reach a wallet that the register does not know, nothing is lost. They are there and can be transferred, but
no one is registered for them. They carry no vote and no dividend until the address belongs to a verified person.</p>
<h2>Children</h2>
<p>For anyone under eighteen, both parents open an account together, at the counter in Port Fenholm. The wallet stays
with the parents, and the entry names the child. On the eighteenth birthday we write to the parents and to the
child.</p>
<h2>Taxes</h2>
<p>A gift can be taxable where you live or where the other person lives, even when no money changes hands. On request,
we give either of you a statement of the reference price on the day of the transfer. Ask an adviser what follows from
it.</p>`,
  },
  {
    slug: 'reading-your-certificate',
    category: 'shares',
    title: 'How to read your certificate',
    excerpt: 'The drawing is made for you alone, and you can look up every figure on it.',
    tags: ['certificate', 'beginners'],
    author: AUTHORS.register,
    publishedAt: '2026-05-14T09:00:00Z',
    content: `
<p>At the end of a purchase you are shown a certificate of ownership. It looks like the ones that hung in our counting
hall until 2019. A few people have asked which parts are decoration.</p>
<h2>What the figures say</h2>
<ul>
<li><strong>The number</strong> belongs to your order. Quote it when you write to us about this purchase.</li>
<li><strong>The shares</strong> are those of this purchase alone, not of everything you hold.</li>
<li><strong>The day</strong> is when delivery was confirmed, in UTC.</li>
<li><strong>The address</strong> is the wallet that received them, in full, so that it can be compared letter by
letter.</li>
<li><strong>The transaction</strong> is the one with which the bank delivered. Anyone can look it up on the chain.</li>
</ul>
<h2>What the lines do</h2>
<p>The fine curves around it are drawn from your account’s own number. Each investor has a different pattern, and yours
is the same on all your certificates. That is an old printers’ tradition and not a security feature: a picture can be
copied, and possession of the picture proves nothing.</p>
<blockquote><p>Only the register shows who owns the shares now.</p></blockquote>
<p>If you sell some of the shares later, the certificate does not change. It records a day, as a receipt does.</p>`,
  },
];
