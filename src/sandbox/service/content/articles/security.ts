import { AUTHORS, type SourceArticle } from '../article';

export const SECURITY_ARTICLES: readonly SourceArticle[] = [
  {
    slug: 'the-call-from-the-bank',
    category: 'security',
    title: 'The call that is not from us',
    excerpt: 'A friendly voice, your own name, a number on the display: how the latest scam works.',
    tags: ['phishing', 'safety', 'codes'],
    author: AUTHORS.security,
    publishedAt: '2026-10-15T09:00:00Z',
    content: `
<p>Since late summer people have reported a new kind of call. It is so convincing that one of our own staff stayed on
the line for ten minutes, so we describe it here in detail.</p>
<h2>How it goes</h2>
<ol>
<li>The display shows the bank’s number. Displays can be made to show anything.</li>
<li>A calm voice says that someone is logging in to your account right now, and asks whether that is you.</li>
<li>At this moment a real code arrives, because the caller has just typed your e-mail address and a guessed password
into our login page.</li>
<li>The voice asks for the code, in order to stop the intruder.</li>
</ol>
<h2>What gives it away</h2>
<p>We never ask for a code. Not by phone, not by mail, not in the branch. A code is only for typing into this site, and
the message that carries it says so.</p>
<h2>If it happens to you</h2>
<p>Hang up. Do not argue, do not call back the number on the display. Type our address yourself, log in, change the
password and turn on the authenticator app in the settings. Then tell our <a href="/contactus">alarm team</a>. They read
reports at night too, and yours helps the next person more than you think.</p>`,
  },
  {
    slug: 'what-an-approval-allows',
    category: 'security',
    title: 'What an approval allows, and how to take it back',
    excerpt: 'Before a swap, the wallet asks you to approve an amount. Check that amount before you sign.',
    tags: ['wallet', 'swap', 'safety'],
    author: AUTHORS.security,
    publishedAt: '2026-08-20T09:00:00Z',
    content: `
<p>A swap of tokens takes two signatures. The first allows the exchange to take a certain amount from your wallet, the
second lets it do so. People sign the first without reading, since nothing seems to move. That is where most thefts
begin.</p>
<h2>What to look for</h2>
<ul>
<li><strong>The amount.</strong> It should be what you are about to swap and not one unit more. This app never asks for
more.</li>
<li><strong>The spender.</strong> The address that may take the tokens; our screen shows it in full before you
sign.</li>
<li><strong>The word unlimited.</strong> Some sites ask for it, to spare you the next signature. A thief then needs no
further signature either.</li>
</ul>
<h2>Taking it back</h2>
<p>An approval stays until it is used up or replaced. To end one, approve the amount zero for the same spender; most
wallets and explorers have a page for this. It costs one network fee.</p>
<h2>A habit worth having</h2>
<p>Once a season, look through the list of approvals of your wallet. Set anything you do not recognise to zero. It takes
a few minutes and can prevent a theft.</p>`,
  },
  {
    slug: 'authenticator-in-ten-minutes',
    category: 'security',
    title: 'An authenticator in ten minutes',
    excerpt: 'An authenticator app adds a third code to your login. It is free and works without a signal.',
    tags: ['codes', 'account', 'safety'],
    author: AUTHORS.security,
    publishedAt: '2026-07-16T09:00:00Z',
    content: `
<p>Codes by text message protect you from someone who knows your password. They do not protect you from someone who has
taken over your phone number, which a persuasive caller sometimes manages at a phone shop. An authenticator app protects
you from this too.</p>
<h2>Setting it up</h2>
<ol>
<li>Install any app that supports the common standard. There are free ones; we favour none.</li>
<li>Open the security tab of the settings and scan the picture shown there.</li>
<li>Type the six digits that the app shows, before they change.</li>
<li>You now see ten recovery codes. They are shown once. Write them down and put the paper where your recovery words
are.</li>
</ol>
<h2>What changes</h2>
<p>At each login you are asked for a third code, from the app. It needs no signal, only a phone whose clock is correct.
If the code keeps being refused, set the phone’s time to automatic.</p>
<h2>If the phone is gone</h2>
<p>Each recovery code opens the account once in place of the app. Use one, remove the old authenticator in the settings
and set up the new phone. Without the phone and the codes, you have to prove your identity at the counter or by video,
which takes a few days for your safety.</p>`,
  },
  {
    slug: 'how-we-are-attacked',
    category: 'security',
    title: 'How we are attacked, in numbers',
    excerpt: 'Four people here do nothing but try to break in. Here is what they and others found in half a year.',
    tags: ['audit', 'policy'],
    author: AUTHORS.security,
    publishedAt: '2026-06-04T09:00:00Z',
    content: `
<p>Saying nothing about attacks does not prevent them. These are our own team’s figures for the winter and the spring.
They are rounded where the exact number would help attackers.</p>
<table>
<thead><tr><th>What</th><th>How often</th><th>With effect</th></tr></thead>
<tbody>
<tr><td>Automated password guessing</td><td>some 400 a day</td><td>none</td></tr>
<tr><td>Copies of this site under other names</td><td>17</td><td>taken down, in 31 hours on average</td></tr>
<tr><td>Letters with forged documents</td><td>46</td><td>none</td></tr>
<tr><td>Faults found by our own people</td><td>23</td><td>fixed before anyone used them</td></tr>
<tr><td>Faults reported by strangers</td><td>6</td><td>fixed and rewarded</td></tr>
</tbody>
</table>
<h2>The worst of them</h2>
<p>One fault would have let a logged-in person see the topic, not the text, of other people’s letters to the help desk.
It was there for nine days. The logs show that no one used it; we wrote to the people affected all the same.</p>
<h2>If you find something</h2>
<p>Tell <a href="mailto:alarm@fnx.example">alarm@fnx.example</a> what you did and what you saw, and leave other people’s
data alone. We answer within a day, do not call the police on anyone who acts in good faith, and pay according to a list
that we send you.</p>`,
  },
];
