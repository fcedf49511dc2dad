/** The part of `docs/contract.md` that no schema can say. */
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
| 403 | a gate is shut | \`reason\`: KYC, TERMS, WALLET, COUNTRY, REAUTH, UNVERIFIED (with \`sessionId\`, \`next\`), LOCKED (with \`retryAfter\`) |
| 404 | there is no such thing | |
| 409 | not in the state that it is in | \`orderId\` or \`stakeId\` where an order or a stake is in the way |
| 410 | a code, a link or a step has expired | |
| 422 | a code is wrong | \`attemptsLeft\` |
| 429 | too often | \`retryAfter\` in seconds, or the header |

Wrong credentials and a wrong old password are 400 on the field, never 401. Messages are shown to people as they come.

## Token and encryption

A call of somebody who is logged in carries \`token: <jwt>\` and \`Authorization: Bearer <jwt>\`. The payload of the JWT
has \`exp\` and a \`secretKey\` of that session. Where a call is marked encrypted, its request is
\`{ payload: CryptoJS.AES.encrypt(JSON.stringify(request), secretKey).toString() }\` (in the query for GET and DELETE) and
its \`data\` is such a text as well; in clear it is refused with 400. Refusals come in clear. This is the service's
format, not a protection: the key rides in the token. Use a secretKey of at least 128 random bits.

## Values

D is an amount or a rate as a decimal string ("12.5" is 12.5 %), never a JSON number. Dates are ISO 8601 in UTC. Lists
are \`{ docs, total, page, limit, pages }\`. A field that may be absent may be null. The app shows values of an
enumeration that it does not know as they came. \`Date\` of each answer is the service's clock: countdowns run by it.

## One-time codes

Six digits, ten minutes (five to deactivate an account). Sent again after 60, 120 and 300 seconds, five times an hour. A
code dies at its fifth wrong try (410). Ten wrong tries within an hour over all codes of an account lock it for fifteen
minutes (403 LOCKED). No answer tells whether an account exists.

## Orders

1. \`POST wallet/buyShare\` opens an order; the same \`idempotencyKey\` gives the same order. Another order that is still
   unpaid ends; one that money is in answers 409 with its \`orderId\`.
2. Before a wallet is asked to pay, \`PUT wallet/buyShare\` with \`asking: true\` holds the order for that login session
   for two minutes. The app renews it while the wallet's question is open, and gives it back with \`asking: false\` after
   a refusal; \`asking: false\` of another session changes nothing. Meanwhile another session's \`asking: true\` answers
   409 with \`orderId\`, and so does a new order that would end this one. An order that is not WAITING, has a hash or has
   expired answers 409 as well. The hold keeps no order open beyond \`expiresAt\`, and a hash is taken from any session,
   held or not. A service that does not know \`asking\` answers 400, and the app goes on without it.
3. The investor pays \`payAmount\` to \`payAddress\`: the native coin as value, a token by a plain transfer.
4. \`PUT wallet/buyShare\` with \`txHash\` tells the hash. The service finds the payment without it as well, by watching
   the pay address: the sender is the linked wallet.
5. The service reads the chain: it worked, the right contract, the recipient, the amount, enough confirmations, mined
   after the order was opened. A hash counts once. WAITING, CONFIRMING, CONFIRMED, SENDING, FINISHED.
6. Too little: PARTIALLY_PAID until the rest comes, else refunded. Too much: the shares as ordered, the rest back. Late,
   the wrong token, another sender: REVIEW, and a person decides. Nothing that cannot be told apart is delivered.
7. The shares go to the linked wallet, once. The certificate and every list show it.

Stakes are the same with the vault: \`POST user/staking\`, \`PUT user/staking\` with \`asking\`, a deposit of
exactly the amount, \`PUT user/staking\` with \`txHash\`. A 409 about a stake names its \`stakeId\`.
\`feePct\` of an early exit is taken from the rewards, never from the shares.

## Wallet link

\`GET user/userWalletRequest\` answers what the EIP-4361 message must say; \`POST\` brings the message with its signature.
A nonce is good once. \`origin\` is the site that asks: where it is one of the service's own, \`domain\` and \`uri\` name it, else
they name the service's own site. It is never a reason to name a site that the service does not know. The app refuses a message
whose \`domain\`, \`uri\` or \`chainId\` is not its own before any wallet is asked. The
\`nonce\` has at least 8 letters and digits.

One wallet an investor, one investor a wallet.`;
