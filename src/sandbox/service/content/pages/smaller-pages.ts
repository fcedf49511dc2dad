export const COOKIES = `
<p>This site sets few cookies, and none that follow you elsewhere. This page lists each of them by name.</p>
<h2>The cookies</h2>
<table>
<thead><tr><th>Name</th><th>What it does</th><th>How long</th></tr></thead>
<tbody>
<tr><td>token</td><td>Keeps you logged in</td><td>one day</td></tr>
<tr><td>isRedirect</td><td>Records that your profile was loaded</td><td>one day</td></tr>
<tr><td>AcceptTerm&amp;Condition</td><td>Records which version of the terms you accepted, and when</td><td>a year, or until
you log out</td></tr>
</tbody>
</table>
<h2>Other storage</h2>
<p>Your browser also remembers, in its own storage, how the pages should look, which address you log in with, which
terms you accepted and which payments are in progress. The privacy policy lists each entry by name. None of this is sent
to anyone but the bank.</p>
<h2>The human check</h2>
<p>On pages with a login, a registration or a letter to us, a check by an outside company distinguishes people from
programs. It loads only on those pages and may set its own cookies there.</p>
<h2>How to refuse</h2>
<p>Every browser can delete cookies and storage and refuse them altogether. You can read every page without them; only
logging in needs one. None is used for advertising or tracking, so we do not ask for consent first. For other personal
data, see the <a href="/static/privacy-policy">privacy policy</a>.</p>`;

export const COMPLAINTS = `
<p>Complaints show us where we fail, and cost you nothing. This is the full procedure; the page with our
<a href="/contactus#complaints">addresses</a> has it in four lines.</p>
<h2>How to complain</h2>
<p>By letter, by e-mail to <a href="mailto:complaints@fnx.example">complaints@fnx.example</a>, by telephone or at any
counter. Say what happened, when, what you expected, and what would put it right. If it concerns an order, give its
number. Someone else may complain for you with your written consent.</p>
<h2>What happens then</h2>
<ol>
<li>You receive a number the same day, and within two working days the name of the person who looks into your complaint.
It is never the person you complained about.</li>
<li>The answer follows within fifteen working days. If we need more time, we tell you why and how much.</li>
<li>The answer says what we found, what we do about it, and what you can do if you disagree.</li>
</ol>
<h2>If you disagree</h2>
<p>The head of compliance reviews it again within another ten working days. After that you can go to the ombudsman for
banks of Fenholm, free of charge, within a year of our last answer. You can go to court at any time.</p>
<h2>What we publish</h2>
<p>Each March, the number of complaints by subject, how many were justified, and what was changed because of them.</p>`;

export const FEES = `
<p>Everything a shareholder may have to pay, to whom, and how to find out beforehand. “None” means that there is no fee
at all.</p>
<h2>To the bank</h2>
<table>
<thead><tr><th>For</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Opening and keeping an account</td><td>none</td></tr>
<tr><td>Identity check, including a repeated one</td><td>none</td></tr>
<tr><td>Buying new shares</td><td>0%</td></tr>
<tr><td>Entry in the register</td><td>none</td></tr>
<tr><td>Linking another wallet, including after a loss</td><td>none</td></tr>
<tr><td>Statements for the tax office</td><td>none</td></tr>
<tr><td>Printed certificate by post</td><td>not offered</td></tr>
</tbody>
</table>
<h2>To others</h2>
<ul>
<li><strong>The network</strong> takes a fee in BNB for each transaction. Your wallet shows it before you sign.</li>
<li><strong>The pool</strong> keeps part of each swap for those who provide its liquidity. The swap screen shows how
much.</li>
<li><strong>Your wallet’s maker</strong> may charge for services inside the wallet. Those are between you and them.</li>
</ul>
<h2>Changes</h2>
<p>A new fee would be announced sixty days ahead, by e-mail and on this page, with the right to close your account at no
cost. The binding text is in the <a href="/static/term-condition#fees">terms</a>.</p>`;

export const ACCESSIBILITY = `
<p>Everyone should be able to become and remain a shareholder here, whatever their senses, hands or devices. This page
says how far we have come.</p>
<h2>The standard</h2>
<p>We build to the Web Content Accessibility Guidelines 2.2, level AA, and check each page by program whenever it
changes, and by hand with keyboard and screen reader before each release.</p>
<h2>What helps</h2>
<ul>
<li>Everything works with a keyboard, and the focus is always visible.</li>
<li>You can zoom the text in the browser up to 200 per cent, and nothing is cut off.</li>
<li>Dark and light, left to right and right to left can be chosen in the settings.</li>
<li>If your system is set to reduce motion, nothing on the page moves.</li>
<li>Codes can be pasted, and no step has a countdown that cannot be started again.</li>
</ul>
<h2>What is not good enough</h2>
<p>Another company provides the identity check. Taking a picture of a document there is hard for people who cannot see.
Call us, and a person does the check with you by video or in the branch. Wallet windows are made by other companies, and
differ.</p>
<h2>Tell us</h2>
<p>If you cannot use something, <a href="/contactus">write to us</a> with the page and the device. You get an answer
within two working days.</p>`;
