export const PRIVACY = `
<h2>Who is responsible</h2>
<p>FNX Bank p.l.c., 1 Exchange Quay, Port Fenholm, decides how and why personal data is processed here. Its data protection
officer is independent and reads what is sent to <a href="mailto:privacy@fnx.example">privacy@fnx.example</a>.</p>
<h2>When you only browse</h2>
<p>For seven days the server keeps the time, the page, a shortened IP address and the kind of browser, to find faults and
stop attacks. There is no advertising, no third-party tracking and no profiling. Fonts and pictures come only from this
site.</p>
<h2>What we hold about account holders</h2>
<dl>
<dt>Personal details</dt><dd>Name, date of birth, address, citizenship, e-mail, phone. Needed for the contract and the
register.</dd>
<dt>Identity check</dt><dd>Pictures of your document and face, and the result. Required by the law against money
laundering.</dd>
<dt>Orders</dt><dd>Amounts, prices, addresses, hashes. Needed for delivery, accounting and taxes.</dd>
<dt>Security</dt><dd>Login times, type of device, failed attempts. Kept to protect your account.</dd>
<dt>Messages</dt><dd>What you write to us and what we reply.</dd>
</dl>
<h2>What is on the chain</h2>
<p>Your address, its balance and its transfers are public. No one can erase them, not even the bank. Only the bank keeps the
link to your name, off the chain.</p>
<p>Anyone who learns in another way that an address is yours can see everything it ever did. Consider using a separate
wallet for these shares.</p>
<h2>Who else receives data</h2>
<ul>
<li>The identity service that reads documents and faces on our instruction.</li>
<li>The companies that deliver texts and e-mail. They get only the number or address, and the message.</li>
<li>A service that distinguishes people from programs on pages with forms. It sees your IP address.</li>
<li>Authorities and courts, where a law obliges us, after our lawyers have checked the request.</li>
<li>Other shareholders, within the narrow right to inspect the register that company law gives them.</li>
</ul>
<h2>Outside the country</h2>
<p>Data is kept in two data centres in Fenholm. A recipient in another country is bound by the standard clauses of the
supervisory authority. The data protection officer will send you a copy. The bank never sells data.</p>
<h2>How long</h2>
<dl>
<dt>Photos from your identity check</dt><dd>90 days after the decision, then only the result</dd>
<dt>Result of a check</dt><dd>Five years after the account has ended</dd>
<dt>Orders and accounts</dt><dd>Ten years from the end of the year</dd>
<dt>Register entries</dt><dd>As long as the bank exists</dd>
<dt>Login records</dt><dd>Twelve months</dd>
<dt>Messages</dt><dd>Three years after the last one</dd>
</dl>
<h2>What is stored in your browser</h2>
<dl>
<dt>Cookie token</dt><dd>Keeps you logged in, for one day. A logout removes it.</dd>
<dt>Cookie isRedirect</dt><dd>Records that your profile was loaded, for one day. A logout removes it.</dd>
<dt>Cookie AcceptTerm&amp;Condition</dt><dd>Which version of the terms you accepted and on which date, for a year. A logout
removes it.</dd>
<dt>token</dt><dd>The login itself; it counts only together with the cookie of the same name. A logout removes it.</dd>
<dt>user_email</dt><dd>The e-mail address that you log in with. A logout removes it.</dd>
<dt>tAndC</dt><dd>Which version of the terms you accepted and on which date. It stays after a logout.</dd>
<dt>settings</dt><dd>Theme, text direction, text size and the currency of values, and whose choices these are: your account
number, or a mark of the login. The choices stay after a logout. The number and the mark are removed, unless a choice still
has to be saved to your account.</dd>
<dt>swap_settings</dt><dd>How far a price may move during your swaps. It stays after a logout.</dd>
<dt>notices_seen</dt><dd>When the app last asked for your notifications, how many were unread, and which was the newest. A
logout removes it.</dd>
<dt>notice_removals</dt><dd>Which notifications you removed a moment ago, while that can still be undone. A logout removes
it.</dd>
<dt>open_orders</dt><dd>How many orders you last had open, so that the overview keeps room for them. A logout removes
it.</dd>
<dt>palette_recent</dt><dd>Which pages, actions and questions you last chose in the search. A logout removes it.</dd>
<dt>shortcuts</dt><dd>That you turned off single-key shortcuts. It stays after a logout.</dd>
<dt>session_end</dt><dd>The message that says why your last session ended, until the next login or until you log out.</dd>
<dt>last_wallet</dt><dd>Which wallet you connected last, so that one click reconnects it. Disconnecting or a logout removes
it.</dd>
<dt>The wallet’s own entries</dt><dd>Which wallets you used, and the mobile link of the last one (name and address). They
stay after a logout.</dd>
<dt>tx_journal</dt><dd>The numbers of your payments in progress, so that a paid order is found again. They stay after a
logout.</dd>
<dt>declared_unsent</dt><dd>The numbers of orders and stakes for which you declared here that another device sent nothing,
so that nothing is paid twice. They stay after a logout.</dd>
<dt>transaction_views</dt><dd>The filters for your transactions that you saved: their names, sort order and search text. They
stay after a logout, until you remove them.</dd>
</dl>
<p>Opening an account, accepting a new version and the button below the terms write tAndC and the cookie
AcceptTerm&amp;Condition, whether you are logged in or not. Nothing else writes them.</p>
<p>While a tab is open, its own storage keeps your current step, the e-mail that you typed to log in, what you typed to open
an account, what you were about to buy, send, stake or swap, and the page that you wanted to open before logging in. It also
keeps whose data this is: your account number, or a mark of the login. Closing the tab removes all of it. The next login
removes the e-mail. A logout, or a login by someone else, removes what you were about to do. If your session expires, it
stays for you. No password and no code is ever stored.</p>
<p>All of these serve functions that you asked for, so no banner asks for consent.</p>
<h2>Automated decisions</h2>
<p>A program may approve an identity check on its own. It never refuses one. A person makes each refusal and must give a
reason. If you ask, a second person reviews it.</p>
<h2>What you can ask for</h2>
<p>You can ask to see your data, to have it corrected, erased or restricted, and to receive it in a common format. You can
also object to its use. A letter is enough. We ask for proof of identity only in case of doubt. We answer within thirty
days, free of charge.</p>
<p>We cannot erase data that the law tells us to keep, or data on the chain, which no one can change. If you disagree with
us, you can complain to the data protection authority of Fenholm or of your own country.</p>
<h2>If something goes wrong</h2>
<p>If data is lost or stolen, we inform the authority within 72 hours and you without delay. We say what happened, what it
may mean for you and what you can do. The annual report lists all past incidents.</p>
`;
