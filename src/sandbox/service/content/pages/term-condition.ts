import { WALLET_RULE } from '@/config/wallet-rule';
export const TERMS = `
<h2>Who agrees with whom</h2>
<p>These terms apply between FNX Bank p.l.c. of Port Fenholm (“the bank”) and each person who opens an account on this site
(“you”). For shares themselves the articles of association and the prospectus come first; where they differ from this text,
they win. No contract comes about by reading.</p>
<h2>Your account</h2>
<p>You open one account, for yourself, with true particulars, and keep them up to date. You keep the password and the codes
to yourself and tell the bank without delay if you believe that somebody else has them.</p>
<p>The bank may suspend an account where the law demands it, where an identity cannot be confirmed, or where it has good
reason to suspect misuse. It tells you why unless that is forbidden, and lifts the suspension when the reason is gone.</p>
<h2>Who may buy</h2>
<p>Buying, swapping, staking and claiming on this site need a completed identity check, a linked wallet, the acceptance of
these terms and of the risk disclosure in their current versions, and residence in a country that is served at the time of
the order. If one of these falls away, you keep what you hold.</p>
<h2>Orders and payment</h2>
<p>An order names the shares, the price, the amount to pay, the address and the time until which it stands. It binds the
bank once it is shown with a number, and you once your wallet has signed the payment. One order may be open at a time;
opening a new one ends an older one that is unpaid.</p>
<p>A payment counts when the bank has verified it on the chain: right network, currency, address and amount. A smaller
payment is completed or returned. A larger one is credited up to what was ordered, and the rest is sent back, less the
network fee. A payment after the end of the order is delivered only if you agree to the price then valid.</p>
<h2>Delivery and the register</h2>
<p>The bank delivers the tokens to the linked wallet, as a rule within minutes and at the latest by the end of the next
working day. With delivery you are entered as shareholder. The bank does not keep tokens for you and has no means of signing
in your place.</p>
<h2>Your right to withdraw</h2>
<p>You may withdraw from a purchase of new shares within fourteen days from delivery, without giving reasons, by telling the
bank in writing and returning all tokens of that purchase. The price paid, counted in USDT at the moment of the order, is
repaid within five working days. Having passed on or staked any of the tokens ends the right.</p>
<h2>Your wallet and its replacement</h2>
<p>You choose and look after the wallet. Transfers that its keys have signed are treated as yours. 
${WALLET_RULE.both} ${WALLET_RULE.none} ${WALLET_RULE.lost} ${WALLET_RULE.stays}</p>
<h2>Staking</h2>
<p>A stake runs on the terms shown when it is opened: amount, term, rate, and the consequence of leaving early. Those terms
stay as they are until its end. The bank may change or end its plans for stakes not yet opened, with fourteen days’ notice
on this site.</p>
<h2>Fees</h2>
<p>The bank charges nothing for account, check, purchase and register. Third parties may: the network, the providers of a
pool, the maker of your wallet. If the bank ever introduces a fee, it announces the amount sixty days ahead, and whoever
disagrees may close the account without cost.</p>
<h2>Who answers for what</h2>
<p>The bank is liable without limit for intent, gross negligence and harm to life or health, and for what the prospectus law
provides. For simple negligence it is liable where it breaches a duty that the contract rests on, up to the damage that was
foreseeable.</p>
<p>It is not liable for the course of prices, for the chain and its fees, for wallets and networks of others, nor for what
you sign against a warning. The site may be unavailable at times; orders already paid are carried out regardless.</p>
<h2>Changes to these terms</h2>
<p>A new version is sent by e-mail and shown at login at least thirty days before it applies, with the differences marked.
It binds you only when you accept it. Without acceptance you may hold, sell and vote as before, but not buy.</p>
<h2>Ending, law and disputes</h2>
<p>You may close the account at any moment, the bank with sixty days’ notice. The law of Fenholm applies, and consumers keep
the protection of their own country. Before going to court, both sides try the <a href="/contactus#complaints">complaints
procedure</a>; nobody is bound to accept its result.</p>
`;
