import { MINIMAL_SERVICE } from './contract-minimal-service';

export const GUIDE = `# The contract with the token service

\`npm run contract\` writes this file from the schemas that the app parses with. Do not edit it by hand.
\`openapi.json\` beside it has the same content for programs.

All paths are below \`/api/v1/\`, with trailing slashes as written. Fields of GET and DELETE are in the query, fields of
POST and PUT in a JSON body.

${MINIMAL_SERVICE}

## Envelope

Every answer except a file is \`{ status, message, data }\`. The app uses the \`status\` in the body. The HTTP status
should be the same. An HTTP 5xx with a body that says 200 is treated as a protocol error, never as a success.

| status | meaning | data |
| --- | --- | --- |
| 200 | success | as listed below |
| 400 | the form is not valid | \`errors: { field: message }\` |
| 401 | the token is missing, wrong or expired: the app logs out | |
| 403 | a gate is closed | \`reason\`: KYC, TERMS, WALLET, COUNTRY, REAUTH, BOTH_WALLETS, UNVERIFIED (with \`sessionId\`, \`next\`), LOCKED (with \`retryAfter\`) |
| 404 | not found | |
| 409 | not possible in the current state | \`orderId\` or \`stakeId\` if an order or a stake is in the way; for stakes a \`reason\`: CAPACITY, PLAN_CLOSED, EXIT_PRICE |
| 410 | a code, a link or a step has expired | |
| 422 | a code is wrong | \`attemptsLeft\` |
| 429 | too many requests | \`retryAfter\` in seconds, or the header |

Wrong credentials and a wrong old password are a 400 on the field, never a 401. The app shows the texts of
messages unchanged.

## Token and encryption

A call of a logged-in investor has \`token: <jwt>\` and \`Authorization: Bearer <jwt>\`. The payload of the JWT has
\`exp\`, a \`secretKey\` of that session, and the investor as \`sub\`. Without \`sub\`, the app cannot restore drafts
after a session expires. If a call is marked encrypted, its request is \`{ payload:
CryptoJS.AES.encrypt(JSON.stringify(request), secretKey).toString() }\` (in the query for GET and DELETE), and its
\`data\` is encrypted in the same way. An unencrypted request to such a call is refused with 400. Refusals are not
encrypted. This is the service's format and does not protect anything, because the key travels in the token. Use a
secretKey of at least 128 random bits.

## Values

- D is an amount or a rate as a decimal string ("12.5" is 12.5 %), never a JSON number.
- Dates are ISO 8601 in UTC. A day is a date without a time, such as 2026-11-23.
- Lists are \`{ docs, total, page, limit, pages }\`.
- An optional field (\`?\`) may be absent or null. If it is absent, null or of another type, the app shows "—" or leaves
  it out. All other fields are required, and an answer without one is refused.
- The app shows unknown values of an enumeration as they are.
- Every list and text has a maximum length (\`maxItems\` and \`maxLength\` in openapi.json, for example 60 people, 100
  documents, 100 questions, 2,000 prices, 200 entries of most other lists per page, 200,000 characters of rich text). A
  longer answer is refused as a whole, and so is one of more than 2 MB or 100,000 values.
- Texts are Unicode. An unpaired surrogate is replaced by U+FFFD.
- The \`Date\` of each answer is the service's clock, which countdowns use.

## One-time codes

A code has six digits and lasts ten minutes (five to deactivate an account). It can be sent again after 60, 120 and 300
seconds, five times an hour. After five wrong tries it is no longer valid (410). Ten wrong tries within an hour, over
all codes of an account, lock it for fifteen minutes (403 LOCKED). No answer reveals whether an account exists.

A recovery code replaces the authenticator's code if a request has \`recoveryCode\`. Each works once, and a wrong one
counts as a wrong try. If the profile has \`recoveryCodesLeft\`, the service supports \`user/recoveryCodes\`.

## Orders

1. \`POST wallet/buyShare\` opens an order. The same \`idempotencyKey\` returns the same order. If the investor has
   another unpaid order, the new order ends it. If money has arrived for another order, the answer is 409 with its
   \`orderId\`.
2. Before a wallet is asked to pay, \`PUT wallet/buyShare\` with \`asking: true\` reserves the order for that login
   session for two minutes.
   - The app renews the reservation while the wallet's request is open, and ends it with \`asking: false\` after a
     refusal. \`asking: false\` of another session changes nothing.
   - Each wallet request has its own \`requestId\`. The calls that renew or end the request carry the same
     \`requestId\`. A session may have several open requests, for example from two tabs. \`asking: false\` ends only the
     request that it names. The order stays reserved until the last one ends. After that, or after the investor has
     declared that nothing was sent (see below), the service treats a call about an ended request as late: \`asking:
     false\` then changes nothing, and \`asking: true\` gets 409. A call without \`requestId\` applies to a
     request that was made without one. A service that does not know \`requestId\` ignores it.
   - During the reservation another session's \`asking: true\` gets 409 with \`orderId\`, and so does a new order that
     would end this one. An order that is not WAITING or has expired also gets 409.
   - While the service has a reported hash for the order, only the session that first reported it may send \`asking:
     true\`. Every other session gets 409, even if it declares that nothing was sent. A hash says that a payment may be
     on its way. Only the browser that reported the hash can know that the payment failed or was cancelled. The app in
     that browser asks the wallet again only if it has proof of that. A service that does not record who reported the
     hash refuses every session.
   - The reservation does not keep an order open after \`expiresAt\`. A hash is accepted from any session, with or
     without a reservation.
   - A service that does not know \`asking\` answers 400, and the app continues without it.
   - A request outlives its reservation. An unanswered request stays on the order as \`asked: { at, here }\` until the
     order expires. \`here\` is true for the session that asked. \`at\` is the time when its newest open
     request was opened, and a renewal does not change it. Meanwhile another session's \`asking: true\` and its
     new order get 409, unless the investor of that session has declared that nothing was sent (\`declaredUnsent: true\`
     with \`asking: true\`). The service records each declaration with its time and session. During a reservation it
     answers 409 whatever is declared. The declaration's \`askedAt\` is the \`at\` that its investor saw. If the open
     request has another \`at\`, it is a newer one, and the declaration gets 409. A repeated call with the
     declaration's own \`requestId\` is accepted. A service that does not know \`askedAt\` ignores it.
   - A report of a hash, from any session, ends only the request that its \`requestId\` names, even if the transaction
     failed. A hash that the app has only found on the chain is not necessarily the wallet's answer, so its report names
     an id that no request has. A report without \`requestId\` ends all requests, unless that hash was already reported.
     \`asking: false\` from the session that asked also ends the request. The app sends it when the wallet has refused
     or, with \`declaredUnsent: true\`, when the investor has said that nothing was sent. After the last request
     \`asked\` becomes null. If the reported hash belongs to a transaction that is not the payment (NOT_A_PAYMENT),
     \`asked\` is set again. A service that does not keep requests omits \`asked\`.
3. The investor pays \`payAmount\` to \`payAddress\`: the native coin (BNB) as value, a token by a plain transfer.
4. \`PUT wallet/buyShare\` with \`txHash\` reports the hash. The service also finds the payment without a report: it
   watches the pay address and recognises the linked wallet as the sender. A hash may be reported for an order in any
   status. A payment belongs to the order it was reported for, so a second payment for a delivered order never counts as
   the payment for a newer order.
5. The service checks on the chain that the transaction succeeded, has the right contract, recipient and amount, has
   enough confirmations, and was mined after the order was opened. A hash counts once. The statuses are WAITING,
   CONFIRMING, CONFIRMED, SENDING, FINISHED.
6. If too little arrives, the order is PARTIALLY_PAID until the rest arrives. If it never does, the payment is refunded.
   If too much arrives, the ordered shares are delivered, and the rest is refunded. If the payment is late, in the wrong
   token or from another sender, the order is in REVIEW and is decided manually. The bank delivers nothing for an
   ambiguous payment. Each refund is in \`refunds\`: PENDING, then SENT with \`returnHash\` when it has arrived. A second
   payment of one order is refunded in the same way, with a notice when the refund leaves and when it has arrived.
7. The shares go to the linked wallet, once. The certificate and every list show it.

## Stakes

1. \`POST user/staking\` opens a stake, PENDING. The answer says which exact amount of FNX to send, to which address, on
   which chain, and until when. The same \`idempotencyKey\` with the same plan and amount returns the same stake. With
   another plan or amount it gets 409. If the investor has another unpaid stake, the new stake ends it (CLOSED,
   REPLACED). If a deposit is in progress or a wallet is being asked for one, the answer is 409 with its \`stakeId\`. A
   400 names the field if the plan is unknown or the amount is below its minimum or above its maximum. A 409 has the
   \`reason\` PLAN_CLOSED or CAPACITY if the plan is closed or full.
2. \`PUT user/staking\` with \`asking\` works as for an order, including \`asked\` and \`declaredUnsent\`. A 409 names
   the \`stakeId\`. A stake without \`expiresAt\` keeps \`asked\` until a hash or a declaration.
3. The linked wallet sends the amount to \`vaultAddress\`. The wallet that was linked when the stake was opened may send
   it too. \`PUT user/staking\` with \`txHash\` reports the hash and may be repeated. The service also finds the deposit
   without it. The answer is 409 if the transaction failed, is another stake's deposit, or is not a deposit.
4. With enough confirmations the stake is ACTIVE and earns from the deposit's block on: simple interest by the
   millisecond, rounded down. Earnings that were shown never decrease. After its term it is MATURED and earns no more.
5. A transfer to the vault that is not a deposit is returned on the chain to its sender, once. The stake says why in
   \`reason\`, with \`returnHash\`: SHORT, OVER, LATE, DOUBLED, FOREIGN_SENDER, WRONG_TOKEN, PLAN_CLOSED, CAPACITY. A
   PENDING or ACTIVE stake keeps its status. UNPAID, REPLACED and PLAN_CLOSED say why a stake without a deposit is
   CLOSED. REVERTED and NOT_A_DEPOSIT say what happened to a reported transaction. A deposit that was mined in time
   counts, however late the service reads it.
6. \`POST user/stakingClaim\` pays the rewards of one stake, or of all stakes (\`ALL\`), to the linked wallet on the
   chain. For a MATURED stake it also returns the shares, and the stake is CLOSED. The same key with the same request
   returns the same claims. With another request the key gets 409. The answer is also 409 if there is nothing to claim,
   or less than \`minClaim\` before the term ends. A claim requires a verified identity. No other gate applies.
7. \`exit: true\` ends an ACTIVE stake early. The stake is EXITED_EARLY when its shares have been returned. \`feePct\`
   is taken from all rewards of the stake, including claimed ones: \`reward\` is paid and \`shares\` are returned. If
   more has been claimed than remains after the fee, the difference is deducted from the returned shares. So leaving
   never costs more than the stake has earned. \`exitReward\` is required (400), and \`exitShares\` if fewer shares are
   returned than were staked. They are the minimum that the investor accepts. If leaving now brings less, the answer is
   409 with the \`reason\` EXIT_PRICE and the current \`exit\`. The withheld shares are recorded as \`type\` REWARD,
   \`direction\` OUT.

## Transactions

\`type\` of a Txn is BUY, SWAP, TRANSFER, OPENING, STAKE, UNSTAKE, REWARD, DIVIDEND or REFUND. \`direction\` is IN or
OUT.

The service also records what investors do with their shares without its help. FNX that leaves or enters a linked wallet
and is not a delivery, stake, payout or payment gets a separate record, once, when it has enough confirmations. If a
pool of the exchange carried out a swap in that transaction, there are two SWAP records: one for what was paid and one
for what was received (including BNB through the router). Otherwise there is one TRANSFER, whose \`from\` and \`to\` are the
two addresses. The balance that a wallet had when it was linked is recorded once, as OPENING, without a transaction. So
the DONE records in FNX, except STAKE and UNSTAKE, add up to \`totalShares\` of \`user/dashboard\`. The service records the
transfers of a replaced wallet for its investor until another investor links that wallet. \`invested\` is the cost of the
current shares, by the average cost method. Shares that arrived by a transfer count with their value on that day.

## Wallet link

\`GET user/userWalletRequest\` returns the values for the EIP-4361 message. \`POST\` sends the message with its signature. A
nonce is valid once and has at least 8 letters and digits. \`origin\` is the site that asks. If it is one of the service's
own sites, \`domain\` and \`uri\` name it. Otherwise they name the service's main site. The service never names a site that
it does not know. The app refuses a message whose \`domain\`, \`uri\` or \`chainId\` is not its own before it asks a wallet.

Replacing a linked wallet that holds shares (on the chain, in the bank's records or staked) needs the signatures of both
wallets. Without them both calls answer 403 BOTH_WALLETS. If \`GET\` has \`replaces\` (the address of the linked wallet), it
also returns a second nonce, \`formerNonce\`. \`POST\` then also sends the old wallet's message, as \`former\`. The statements
name the other wallet in checksum spelling: "Replace this wallet by <new> in my FNX account. Signing moves nothing and
costs nothing." and "This wallet replaces <old> in my FNX account. Signing moves nothing and costs nothing."

Replacing a wallet that holds no shares needs the new wallet's signature and a login within the last ten minutes
(otherwise 403 REAUTH). \`change\` of \`user/my-wallet\` is BOTH if both wallets must sign, and LOGIN if that login is
enough. To replace a lost wallet, the investor calls \`user/contactUs\` with the topic "Lost wallet" and a token, then
\`POST user/lostWallet\` with the codes, and waits thirty days, with a notice at the beginning, in the middle and at the
end. After that the wallet counts as one that holds no shares. \`DELETE user/lostWallet\` ends the request early, and so
does a signature of the old wallet.

An investor has one wallet, and a wallet has one investor.`;
