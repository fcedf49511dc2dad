import { WALLET_RULE } from '@/config/wallet-rule';
export const TERMS = `
<h2>Who these terms apply to</h2>
<p>These terms apply between FNX Bank p.l.c. of Port Fenholm (“the bank”) and each person who opens an account on this site
(“you”). For the shares themselves, the articles of association and the prospectus take precedence over these terms. Reading
them does not create a contract.</p>
<h2>Your account</h2>
<p>You open one account, for yourself, with true details, and keep them up to date. You keep your password and codes secret,
and tell the bank without delay if you believe that someone else has them.</p>
<p>The bank may suspend an account if the law requires it, if an identity cannot be confirmed, or if it has good reason to
suspect misuse. It tells you why unless that is forbidden, and ends the suspension when the reason no longer applies.</p>
<h2>Who may buy</h2>
<p>Buying, swapping, staking and claiming on this site require a completed identity check, a linked wallet, the acceptance
of these terms and of the risk disclosure in their current versions, and residence in a country that is served at the time
of the order. If you no longer meet one of these requirements, you keep what you hold.</p>
<h2>Orders and payment</h2>
<p>An order names the shares, the price, the amount to pay, the address and the time at which it ends. It binds the bank
once it is shown with a number, and it binds you once your wallet has signed the payment. You can have one open order at a
time. Opening a new order ends an older one that is unpaid.</p>
<p>A payment counts when the bank has verified its network, currency, address and amount on the chain. If you pay too
little, you pay the rest or the bank returns the payment. If you pay too much, the bank delivers what you ordered and
returns the rest, less the network fee. If you pay after the order has ended, the bank delivers shares only if you agree to
the price at that time.</p>
<h2>Delivery and the register</h2>
<p>The bank delivers the tokens to the linked wallet, usually within minutes and no later than the end of the next working
day. On delivery you are entered in the register as a shareholder. The bank does not keep tokens for you and cannot sign for
you.</p>
<h2>Your right to withdraw</h2>
<p>You may withdraw from a purchase of new shares within fourteen days from delivery, without giving reasons. To do so, tell
the bank in writing and return all tokens of that purchase. Within five working days, the bank repays the price that you
paid, at its value in USDT when you ordered. The right ends if you transfer or stake any of the tokens.</p>
<h2>Your wallet and its replacement</h2>
<p>You choose and look after your wallet. The bank treats transfers that are signed with its keys as yours. 
${WALLET_RULE.both} ${WALLET_RULE.none} ${WALLET_RULE.lost} ${WALLET_RULE.stays}</p>
<h2>Staking</h2>
<p>A stake has the terms shown when you open it: amount, term, rate, and the cost of leaving early. These terms do not
change until the stake ends. The bank may change or end its plans for new stakes, with fourteen days’ notice on this
site.</p>
<h2>Fees</h2>
<p>The bank charges nothing for your account, the identity check, a purchase or the register. Others may charge you: the
network, the providers of a pool, the maker of your wallet. If the bank ever introduces a fee, it announces the amount sixty
days ahead. If you disagree, you may close your account without cost.</p>
<h2>Liability</h2>
<p>The bank is liable without limit for intent, for gross negligence, for harm to life or health, and where the prospectus
law says so. For simple negligence it is liable only if it breaches an essential duty of the contract, and only for
foreseeable damage.</p>
<p>It is not liable for price changes, for the chain and its fees, for wallets and networks of others, or for what you sign
despite a warning. The site may be unavailable at times. Paid orders are carried out anyway.</p>
<h2>Changes to these terms</h2>
<p>The bank sends a new version by e-mail and shows it at login at least thirty days before it applies, with the differences
marked. It binds you only once you accept it. If you do not accept it, you can still hold, sell and vote, but not buy.</p>
<h2>Ending, law and disputes</h2>
<p>You may close your account at any time, and the bank may close it with sixty days’ notice. The law of Fenholm applies,
and consumers keep the protection of their own country’s law. Before going to court, both sides try the <a
href="/contactus#complaints">complaints procedure</a>. Neither side has to accept its result.</p>
`;
