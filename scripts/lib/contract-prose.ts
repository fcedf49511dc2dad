export const GUIDE = `# The contract with the token service

Written by \`npm run contract\` from the schemas that the app itself parses with; do not edit by hand. The same for
programs is \`openapi.json\` beside this file.

All addresses are below \`/api/v1/\`, final slashes as written. GET and DELETE fields travel in the query, POST and PUT
fields in a JSON body.

## Envelope

Every answer but a file is \`{ status, message, data }\`. The body's \`status\` counts; the HTTP status should say the
same. An HTTP 5xx with a body that says 200 is taken for a fault of the protocol, never for a success.

| status | meaning | data |
| --- | --- | --- |
| 200 | it worked | as listed below |
| 400 | the form is not right | \`errors: { field: message }\` |
| 401 | the token is missing, wrong or expired: the app logs out | |
| 403 | a gate is shut | \`reason\`: KYC, TERMS, WALLET, COUNTRY, REAUTH, BOTH_WALLETS, UNVERIFIED (with \`sessionId\`, \`next\`), LOCKED (with \`retryAfter\`) |
| 404 | there is no such thing | |
| 409 | not in the state that it is in | \`orderId\` or \`stakeId\` where an order or a stake is in the way; for stakes a \`reason\`: CAPACITY, PLAN_CLOSED, EXIT_PRICE |
| 410 | a code, a link or a step has expired | |
| 422 | a code is wrong | \`attemptsLeft\` |
| 429 | too often | \`retryAfter\` in seconds, or the header |

Wrong credentials and a wrong old password are 400 on the field, never 401. Messages are shown to people as they come.

## Token and encryption

A call of somebody who is logged in carries \`token: <jwt>\` and \`Authorization: Bearer <jwt>\`. The payload of the JWT
has \`exp\`, a \`secretKey\` of that session and, as \`sub\`, the investor whose it is: without \`sub\` nothing that was typed
outlives a session that runs out. Where a call is marked encrypted, its request is
\`{ payload: CryptoJS.AES.encrypt(JSON.stringify(request), secretKey).toString() }\` (in the query for GET and DELETE) and
its \`data\` is such a text as well; in clear it is refused with 400. Refusals come in clear. This is the service's
format, not a protection: the key rides in the token. Use a secretKey of at least 128 random bits.

## Values

D is an amount or a rate as a decimal string ("12.5" is 12.5 %), never a JSON number. Dates are ISO 8601 in UTC. Lists
are \`{ docs, total, page, limit, pages }\`. A field that may be absent may be null. The app shows values of an
enumeration that it does not know as they came. A field with ? that is absent, null or of another type breaks nothing: what is
only shown is not shown then, or as "—". Everything else is needed, and an answer without it is refused. Every list and text has a
length that a bank never reaches (\`maxItems\` and \`maxLength\` in openapi.json: 500 people, 2 000 prices, 1 000 documents, 300
questions, 200 entries of other lists a page, 200 000 characters of rich text). A longer answer is refused as a whole, as is one
of more than 2 MB or 100 000 values. Texts are Unicode: half of a surrogate pair is replaced by U+FFFD. \`Date\` of each answer is the service's clock: countdowns run by it.

## One-time codes

Six digits, ten minutes (five to deactivate an account). Sent again after 60, 120 and 300 seconds, five times an hour. A
code dies at its fifth wrong try (410). Ten wrong tries within an hour over all codes of an account lock it for fifteen
minutes (403 LOCKED). No answer tells whether an account exists.

A recovery code stands in for the authenticator's where a request has \`recoveryCode\`. Each works once, and a wrong one is
counted with the wrong tries. A profile with \`recoveryCodesLeft\` says that \`user/recoveryCodes\` makes new ones.

## Orders

1. \`POST wallet/buyShare\` opens an order; the same \`idempotencyKey\` gives the same order. Another order that is still
   unpaid ends; one that money is in answers 409 with its \`orderId\`.
2. Before a wallet is asked to pay, \`PUT wallet/buyShare\` with \`asking: true\` holds the order for that login session
   for two minutes. The app renews it while the wallet's question is open, and gives it back with \`asking: false\` after
   a refusal; \`asking: false\` of another session changes nothing. Meanwhile another session's \`asking: true\` answers
   409 with \`orderId\`, and so does a new order that would end this one. An order that is not WAITING, has a hash or has
   expired answers 409 as well. The hold keeps no order open beyond \`expiresAt\`, and a hash is taken from any session,
   held or not. A service that does not know \`asking\` answers 400, and the app goes on without it.
   A request outlives the hold: one that was opened and not answered stays on the order as \`asked: { at, here }\` until the
   order expires; \`here\` is true for the session that asked. Meanwhile another session's \`asking: true\` answers 409, and so
   does its new order, until its investor has declared that nothing was sent: \`declaredUnsent: true\` with \`asking: true\`. The
   service records each declaration with its time and session. While a hold is live it answers 409 whatever is declared.
   \`asked\` becomes null by a reported hash of any session, and by \`asking: false\` of the session that asked, after a refusal
   by the wallet or, with \`declaredUnsent: true\`, after its investor said that nothing was sent. If the reported hash proves
   to be another transaction (NOT_A_PAYMENT), \`asked\` is there again. A service that does not keep requests leaves \`asked\` out.
3. The investor pays \`payAmount\` to \`payAddress\`: the native coin as value, a token by a plain transfer.
4. \`PUT wallet/buyShare\` with \`txHash\` tells the hash. The service finds the payment without it as well, by watching
   the pay address: the sender is the linked wallet. A hash may be reported for an order in any status: a payment belongs to
   the order that it was reported for, so that a second payment of a delivered order is never taken for a newer one.
5. The service reads the chain: it worked, the right contract, the recipient, the amount, enough confirmations, mined
   after the order was opened. A hash counts once. WAITING, CONFIRMING, CONFIRMED, SENDING, FINISHED.
6. Too little: PARTIALLY_PAID until the rest comes, else refunded. Too much: the shares as ordered, the rest back. Late,
   the wrong token, another sender: REVIEW, and a person decides. Nothing that cannot be told apart is delivered. What goes
   back stands in \`refunds\`: PENDING, then SENT with \`returnHash\` once it has arrived. A second payment of one order is
   such a refund, with a notice when it leaves and when it has arrived.
7. The shares go to the linked wallet, once. The certificate and every list show it.

## Stakes

1. \`POST user/staking\` opens a stake, PENDING: where to send exactly which amount of FNX, on which chain, until when. The
   same \`idempotencyKey\` with the same plan and amount gives the same stake, with others 409. One that is unpaid ends
   (CLOSED, REPLACED); one whose deposit is under way, or that is asked for, answers 409 with its \`stakeId\`. 400 names the
   field where the plan is unknown or the amount below its minimum or above its maximum; 409 has the \`reason\` PLAN_CLOSED
   or CAPACITY.
2. \`PUT user/staking\` with \`asking\` is as for an order, \`asked\` and \`declaredUnsent\` included; a 409
   names the \`stakeId\`. A stake without \`expiresAt\` keeps \`asked\` until a hash or a declaration.
3. The linked wallet sends the amount to \`vaultAddress\`. \`PUT user/staking\` with \`txHash\` tells the hash, as often as
   one likes; the service finds the deposit without it too. 409: it failed, it is another stake's deposit, or no deposit.
4. With enough confirmations the stake is ACTIVE and earns from the deposit's block on: simple interest by the millisecond,
   rounded down. What was shown as earned never becomes less. After its term it is MATURED and earns no more.
5. What reaches the vault and is no deposit goes back on the chain to its sender, once, and the stake says why in
   \`reason\`, with \`returnHash\`: SHORT, OVER, LATE, DOUBLED, FOREIGN_SENDER, WRONG_TOKEN, PLAN_CLOSED, CAPACITY. A stake
   that waits goes on waiting; one that runs goes on running. UNPAID, REPLACED and PLAN_CLOSED say why a stake without a
   deposit is CLOSED; REVERTED and NOT_A_DEPOSIT, what became of a hash that was told. A deposit that was mined in time
   counts, however late the service reads of it.
6. \`POST user/stakingClaim\` pays rewards on the chain to the linked wallet, of one stake or of \`ALL\`; of a MATURED one the
   shares too, and it is CLOSED. The same key with the same request gives the same claims, with another 409. 409 too where
   there is nothing to claim, or less than \`minClaim\` before the term ends. It needs a verified identity, and no other gate.
7. \`exit: true\` leaves an ACTIVE stake (EXITED_EARLY once its shares are back). \`feePct\` is taken from all rewards of the
   stake, those that were claimed included: \`reward\` is paid, \`shares\` go back, and where more was claimed than is left
   of the rewards, the shares are so many fewer. So the price is never more than what was earned. \`exitReward\` must be
   there (400), and \`exitShares\` where fewer shares go back than were staked: they are the least that the investor gets.
   Where leaving brings less by now, 409 has the \`reason\` EXIT_PRICE and the present \`exit\`. What was kept back is a
   record REWARD, OUT.

## Transactions

\`type\` of a Txn is BUY, SWAP, TRANSFER, OPENING, STAKE, UNSTAKE, REWARD, DIVIDEND or REFUND; \`direction\` is IN or OUT.
The service also reads what investors do with their shares without it. FNX that leaves or enters a linked wallet and is no
delivery, stake, payout or payment is a record of its own, once, when it has enough confirmations: SWAP where a pool of the
exchange swapped in that transaction, one record for what was paid and one for what was got (BNB by way of the router too),
else TRANSFER, whose \`from\` and \`to\` are the two addresses. What a wallet held before it was linked is one OPENING, without
a transaction. So the DONE records in FNX, but for STAKE and UNSTAKE, add up to \`totalShares\` of \`user/dashboard\`. A
wallet that was replaced stays in its investor's books until another investor links it. \`invested\` is what the shares of now
cost, by their average; shares that were transferred in count with their worth of that day.

## Wallet link

\`GET user/userWalletRequest\` answers what the EIP-4361 message must say; \`POST\` brings the message with its signature.
A nonce is good once. \`origin\` is the site that asks: where it is one of the service's own, \`domain\` and \`uri\` name it, else
they name the service's own site. It is never a reason to name a site that the service does not know. The app refuses a message
whose \`domain\`, \`uri\` or \`chainId\` is not its own before any wallet is asked. The
\`nonce\` has at least 8 letters and digits.

A linked wallet that holds shares (on the chain, in the books or at stake) is replaced with two signatures; without them both
calls answer 403 BOTH_WALLETS. With \`replaces\`, the linked wallet, \`GET\` answers a second nonce, \`formerNonce\`, and
\`POST\` brings the old wallet's message as \`former\`. The statements name the other wallet, with its checksum: "Replace this
wallet by <new> in my FNX account. Signing moves nothing and costs nothing." and "This wallet replaces <old> in my FNX account.
Signing moves nothing and costs nothing." One that holds none is replaced with the new signature and a login of the last ten
minutes (403 REAUTH). \`user/my-wallet\` says as \`change\` which of both it is. A lost wallet: \`user/contactUs\` with the topic
"Lost wallet" and a token, \`POST user/lostWallet\` with the codes, thirty days with a notice at the begin, in the middle and at
the end, then as a wallet that holds none. \`DELETE user/lostWallet\` ends it before, and so does a signature of the old wallet.

One wallet an investor, one investor a wallet.`;
