export const COOKIES = `
<p>This site sets few cookies, and none that follow you elsewhere. This page lists each of them by name.</p>
<h2>The cookies</h2>
<table>
<thead><tr><th>Name</th><th>What it does</th><th>How long</th></tr></thead>
<tbody>
<tr><td>token</td><td>Keeps you logged in</td><td>one day</td></tr>
<tr><td>isRedirect</td><td>Notes that your profile was loaded</td><td>one day</td></tr>
<tr><td>AcceptTerm&amp;Condition</td><td>Notes which version of the terms you accepted, and when</td><td>a year, or until
you log out</td></tr>
</tbody>
</table>
<h2>Beside the cookies</h2>
<p>Your browser also remembers, in its own storage, how the pages should look, which address you log in with, which
terms you accepted and which payments are under way. The privacy policy lists each entry by name. None of this is sent to
anyone but the bank.</p>
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
counter.
Say what happened, when, what you expected, and what would put it right. If it concerns an order, give its number.
Someone
else may complain for you with your written consent.</p>
<h2>What happens then</h2>
<ol>
<li>The same day you receive a number; within two working days, the name of the person who looks into it. It is never the
person
complained about.</li>
<li>The answer follows within fifteen working days. If we need more time, we tell you why and how much.</li>
<li>The answer says what we found, what we do about it, and what you can do if you disagree.</li>
</ol>
<h2>If you disagree</h2>
<p>The head of compliance looks at it anew within another ten working days. Beyond that the ombudsman for banks of Fenholm
is
open to you, free of charge and within a year of our last word. Courts remain open at any time.</p>
<h2>What we publish</h2>
<p>Each March, the number of complaints by subject, how many were justified, and what was changed because of them.</p>`;

export const FEES = `
<p>Everything a shareholder may have to pay, to whom, and how to find out beforehand. Where a line says none, there is
nothing in the small print either.</p>
<h2>To the bank</h2>
<table>
<thead><tr><th>For</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Opening and keeping an account</td><td>none</td></tr>
<tr><td>Identity check, also a repeated one</td><td>none</td></tr>
<tr><td>Buying new shares</td><td>0%</td></tr>
<tr><td>Entry in the register</td><td>none</td></tr>
<tr><td>Linking another wallet, also after a loss</td><td>none</td></tr>
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
cost. The binding
text is in the <a href="/static/term-condition#fees">terms</a>.</p>`;

export const ACCESSIBILITY = `
<p>Everyone should be able to become and remain a shareholder here, whatever their senses, hands or devices. This page
says how far we have come.</p>
<h2>The standard</h2>
<p>We build to the Web Content Accessibility Guidelines 2.2, level AA, and check each page by program whenever it changes,
and
by hand with keyboard and screen reader before each release.</p>
<h2>What helps</h2>
<ul>
<li>Everything works with a keyboard, and the focus is always visible.</li>
<li>Text can grow with the window or by the browser’s own zoom up to 200 per cent without anything being cut off.</li>
<li>Dark and light, left to right and right to left can be chosen in the settings.</li>
<li>If your system is set to reduce motion, you see none.</li>
<li>Codes can be pasted, and no step has a countdown that cannot be started again.</li>
</ul>
<h2>What is not good enough</h2>
<p>The identity check comes from another company; taking a picture of a document without sight is hard there. Call us, and
a
person does the check with you by video or in the branch. Wallet windows are also made by others, and differ.</p>
<h2>Tell us</h2>
<p>If something keeps you out, <a href="/contactus">write to us</a> with the page and the device. You get an answer within
two
working days.</p>`;
