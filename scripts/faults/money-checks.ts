import { unit, mergeTests, chain, e2e, flow, forAll, moneyFault, rules } from './money-kinds';

const bank = e2e('money-bank');
const balances = e2e('money-balances');
const odd = chain('odd-tokens');
const swapping = chain('swapping');

export const MONEY_CHECKS = [
  ...moneyFault('F17', 'a token with other decimals than configured', 'the wallet is not asked', {
    purchase: [
      balances('a payment in a token that ${oddity} is not submitted to the wallet', {
        values: ['has six decimals'],
      }),
    ],
    swap: [swapping('a swap is refused when a node reports other decimals for a token')],
  }),
  ...moneyFault('F18', 'the price or the quote is old', 'nothing is sent at an expired price', {
    purchase: [
      bank('an order is not paid at an expired price, and is paid at the new one'),
      bank('a price that expires during the wallet request is reported, and the request can be declined'),
      chain('checks')(
        'is not submitted once the price has less than a minute left, even when that happens during the checks',
      ),
    ],
    send: [chain('reviews')('expires %s')],
    swap: [
      flow('payments/swap-review.test.tsx')(
        'a price that is read only at the click on Swap is also compared with the limit',
      ),
      flow('payments/swap-review.test.tsx')('a price that cannot be read at the click on Swap sends nothing'),
    ],
  }),
  ...moneyFault(
    'F19',
    'the pool’s price moves, or the pool is shallow',
    'the swap brings at least the accepted minimum; a bad price needs a typed confirmation',
    {
      swap: [
        swapping('a swap is not submitted when its price got worse than was accepted'),
        swapping('a swap brings at least the accepted amount, and sets its gas for the wallet'),
        flow('payments/swap-review.test.tsx')('a swap at a bad price needs a typed confirmation'),
        flow('payments/swap-form.test.tsx')(
          'a swap that moves the price by more than 15 % is refused beside its field',
        ),
      ],
    },
  ),
  ...moneyFault('F20', 'the clock of the browser or the chain is wrong', 'every date is set by the service’s time', {
    purchase: [bank('a payment is made once and exactly although the browser’s clock is ${hours} hours off')],
    send: [chain('service-clock')('a transfer is not submitted while the clock of the service is wrong: %s')],
    swap: [chain('lying-clock-and-gas')('a swap’s deadline comes from the service’s time')],
  }),
  ...moneyFault(
    'F21',
    'an approval is larger than needed, or is left over',
    'the exact amount is requested or sent, and an allowance that is left is shown',
    {
      purchase: [
        balances(
          'a USDT payment is refused if one unit is missing, is sent with the exact amount, and leaves no allowance',
        ),
      ],
      approve: [
        rules('swap-calls')('an approval is for the exact amount of one token and one spender'),
        flow('payments/swap-approvals.test.tsx')('an allowance that is left after the swap is shown as still open'),
        e2e('swap')('an open approval is shown on the wallet’s page, and is revoked there @one-width'),
      ],
    },
  ),
  ...moneyFault('F22', 'the approval succeeds, and the investor declines the swap', 'only one approval is made', {
    swap: [
      swapping('a swap needs only one approval, even after a refusal and a reload'),
      e2e('swap')('a swap needs only one approval, even after a refusal and a reload @one-width'),
    ],
  }),
  ...moneyFault('F23', 'an address that looks like the right one', 'the app warns, or sends nothing', {
    purchase: [
      bank('an order with any other address, however similar, is not submitted to the wallet'),
      flow('payments/order-review.test.tsx')('an address in lower case is shown with its checksum'),
    ],
    send: [
      flow('payments/send.test.tsx')(
        'the app warns of an address that is similar to the bank’s, and sends to it only when the investor confirms it',
      ),
      rules('recipient')('an address that begins and ends like %s is reported as similar'),
    ],
  }),
  ...moneyFault('F24', 'the service names another address to pay', 'the wallet is not asked', {
    purchase: [
      bank('an order with any other address, however similar, is not submitted to the wallet'),
      chain('checks')('is not submitted when the order contains %s'),
    ],
    stake: [rules('stake-at-bank')('is never made for a stake with %s')],
    swap: [rules('swap-pins')('every address of a swap comes from the deployment’s pins')],
    approve: [rules('swap-intents')('is never made %s', { group: 'The intent of an approval' })],
  }),
  ...moneyFault(
    'F25',
    'the wallet sends something other than what was asked',
    'the app shows an alarm and no success, and makes no second request',
    mergeTests(forAll('counts as altered when the wallet sends something else'), {
      purchase: [
        e2e('money-wallet')('a changed wallet request is noticed at once, and no success is shown'),
        chain('network')('counts as altered when the wallet changed the field "%s", even after a reload'),
      ],
    }),
  ),
  ...moneyFault(
    'F26',
    'the wallet changes its account, or disconnects',
    'the wallet is not asked for the other account',
    mergeTests(forAll('is not requested from another account or on another network'), {
      purchase: [
        e2e('money-wallet')(
          'a change of account or a disconnect blocks the payment until the wallet is asked, and not after that',
        ),
        chain('checks')('is not submitted from another account, whenever the account changes'),
      ],
    }),
  ),
  ...moneyFault('F27', 'the wallet answers with an error', 'each code has a text and a next step', {
    purchase: [
      e2e('money-wallet')('every refusal of a wallet has a message, and the payment can be made afterwards'),
      e2e('money-wallet')(
        'after an unclear answer the payment is searched for, and the investor declares what the wallet shows',
      ),
    ],
  }),
  ...moneyFault('F28', 'the balance or the fee is one unit short', 'refused before the wallet is asked', {
    purchase: [
      balances(
        'a BNB payment is refused if the network fee or one unit is missing, and is made when the balance covers both',
      ),
      balances('USDT without BNB for the fee is refused with a message, and nothing is sent'),
    ],
    send: [
      unit('portfolio/amount-to-send.test.ts')(
        'of BNB is refused if it uses any part of the reserve for the network fee',
      ),
    ],
    stake: [rules('screen-to-chain')('reaches the vault as it was typed, from one unit to the whole balance')],
    swap: [
      flow('payments/swap-form.test.tsx')(
        'a payment above the wallet’s balance is reported beside its field: the wallet holds %s',
      ),
    ],
  }),
  ...moneyFault(
    'F29',
    'a token that keeps a fee, is paused or lies',
    'the app refuses it, or shows that too little arrived, and never pays twice',
    {
      purchase: [
        balances('a payment in a token that ${oddity} is not submitted to the wallet'),
        balances(
          'a payment whose token moved nothing does not count as paid, and can be made when the token moves again',
        ),
        odd('a token that %s is refused: %s'),
        odd('a payment is marked short if the token kept a part of it, and is not paid twice'),
      ],
    },
  ),
  ...moneyFault(
    'F30',
    'the payment arrives and its report to the bank fails',
    'the app reports it until the bank has it',
    {
      purchase: [
        bank('a payment is reported in the end, despite five failures of the bank and an offline browser'),
        bank('an investor who logs out between the payment and its report finds it again'),
        rules('reports')('a hash is reported again when the service does not answer'),
      ],
      stake: [rules('stake-at-bank')('the hash of a deposit is reported to the service')],
    },
  ),
];
