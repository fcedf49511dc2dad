import { mergeTests, chain, e2e, flow, forAll, moneyFault, rules, unit } from './money-kinds';

const storage = e2e('money-storage');
const twice = e2e('money-twice');
const proofs = e2e('money-proofs');
const clock = chain('lying-clock-and-gas');

export const MONEY_ATTACKS = [
  ...moneyFault(
    'F31',
    'the storage of the browser is full or denied',
    'no transaction is requested that could not be stored, and a hash that is not stored is shown as unsaved',
    {
      purchase: [
        storage('a browser that saves nothing from the start does not ask the wallet to pay, and gives the reason'),
        storage(
          'a hash that cannot be stored is reported as unsaved, and the payment is found after a reload and not made again',
        ),
        twice('storage that fills up during the wallet request has space for the hash, even after a reload'),
        chain('storage')('is not submitted when storage %s, and its reservation is released'),
      ],
      swap: [
        chain('swap-deadline')('a swap expires only on this page when storage is full, and the wallet is not asked'),
      ],
    },
  ),
  ...moneyFault('F32', 'an earlier transaction of the wallet is mined first', 'the payment is never called cancelled', {
    purchase: [
      twice(
        'a payment that no node knows is never cancelled or dropped, whatever other transactions of the wallet are mined',
      ),
      chain('network')(
        'is not cancelled by an earlier transaction of the wallet while the nodes do not see the payment',
      ),
    ],
  }),
  ...moneyFault(
    'F33',
    'no node of ours knows the hash for minutes',
    'the transaction stays pending, and is made only once',
    mergeTests(forAll('is not shown as lost while no node knows its hash, and arrives when it is sent again'), {
      purchase: [
        twice(
          'a payment that no node knows is never cancelled or dropped, whatever other transactions of the wallet are mined',
        ),
        chain('relays')('cannot be declared unsent when a node shows it only under the returned hash'),
      ],
    }),
  ),
  ...moneyFault('F34', 'one order in two browsers', 'one of them pays, and the other says so', {
    purchase: [
      twice('when two browsers have the same review, one pays and the other shows the reported payment'),
      twice('when two browsers submit at the same moment, only one of them asks its wallet'),
      chain('two-browsers')(
        'is not submitted while the request of another browser is open, nor for two minutes after it',
      ),
    ],
    stake: [
      chain('two-devices')('is not submitted on a second device until its investor declares that nothing was sent'),
    ],
  }),
  ...moneyFault(
    'F35',
    'one node of two lies about blocks, heights and receipts',
    'the order is neither paid again nor shown as paid',
    {
      purchase: [
        proofs('a payment is neither made again nor shown as paid while one of two nodes lies'),
        chain('nodes')(
          'neither succeeds nor can be paid again while one of two nodes lies about the first block, the height and the receipt',
        ),
      ],
    },
  ),
  ...moneyFault('F36', 'a record of another version is in the journal', 'the record stays, and counts as a request', {
    purchase: [
      proofs('a record of another version stays unchanged and blocks the payment'),
      storage('a record of another version for this order stays unchanged, and blocks its payment permanently'),
    ],
  }),
  ...moneyFault(
    'F37',
    'the figures change between review and submit',
    'the wallet is not asked, and a new review is needed',
    {
      purchase: [
        e2e('money-figures')('a changed payAmount is shown beside the reviewed one before anything is paid'),
        e2e('money-figures')('an order whose figures return to the reviewed ones is paid without another review'),
      ],
      stake: [rules('stake-at-bank')('a stake that %s gets the fault %s')],
    },
  ),
  ...moneyFault(
    'F38',
    'a request stays unanswered for ten minutes of blocks',
    'the app makes few calls, and finds a late payment',
    {
      purchase: [
        e2e('money-unanswered')(
          'a late payment is found after ten minutes of blocks and another transaction, with few calls to the nodes',
        ),
        proofs('an unanswered request is closed after its order has ended, and another order can be paid'),
        chain('unanswered')('is searched for with fewer than 20 calls a minute, and is found when it is mined late'),
      ],
      swap: [
        chain('swap-deadline')('a swap whose answer was lost expires at its deadline, and can be submitted again'),
      ],
    },
  ),
  ...moneyFault('F39', 'an approval is edited in the wallet', 'the amount approved on the chain counts', {
    approve: [
      chain('swapping')('to a larger amount succeeds without an alarm'),
      chain('swapping')('to a smaller amount counts as insufficient, and another approval completes it'),
      chain('swapping')('to another spender counts as altered'),
    ],
  }),
  ...moneyFault('F40', 'an old review is shown again in a restored tab', 'it is never submitted twice', {
    send: [
      chain('reviews')('is not submitted again after a day and eleven other transfers: %s'),
      flow('faults/payments/old-review.test.tsx')(
        'a review is never offered again if this tab has submitted %s and the record is gone',
      ),
    ],
    swap: [chain('lost-entry')('of a swap with other limits: %j')],
  }),
  ...moneyFault('F41', 'one node reports an old height, and an equal older transfer exists', 'it is not attached', {
    send: [
      chain('older-transfer')('an older transfer is not attached, despite %s'),
      chain('older-transfer')('an older transfer is not attached while all nodes are honest'),
    ],
    purchase: [chain('paid-elsewhere')('an older payment that a node shows in its pool is not attached')],
  }),
  ...moneyFault(
    'F42',
    'the clock of one node is a year off',
    'the service’s time sets the deadline, or nothing is sent',
    {
      swap: [
        clock('stops a swap although two other nodes are honest'),
        clock('stops a swap when answer %i of the only honest node is lost'),
        chain('actions-attacked')('nodes with wrong clocks do not move the deadline of a swap by more than a minute'),
      ],
    },
  ),
  ...moneyFault(
    'F43',
    'a second device is about to pay while the first one’s request is open',
    'the second device first asks the investor whether something was sent',
    {
      purchase: [
        chain('two-devices')('is not submitted on a second device until its investor declares that nothing was sent', {
          group: 'a purchase in USDT',
        }),
        chain('two-devices')('is paid twice when the first request is approved after the second device has paid'),
        flow('faults/session/two-devices.test.tsx')(
          'is not offered for payment when another device has an unanswered wallet request',
        ),
        {
          file: 'chain/two-devices.test.ts',
          title: 'an order that two devices have paid keeps one payment, and the other is returned on the chain',
        },
      ],
      stake: [
        chain('two-devices')('is not submitted on a second device until its investor declares that nothing was sent', {
          group: 'a stake',
        }),
      ],
    },
  ),
  ...moneyFault(
    'F44',
    'the price doubles between review and submit',
    'the app shows a new warning and needs a new review',
    {
      swap: [
        chain('warnings')('is calculated again, and the swap is refused, when that price has %s'),
        chain('warnings')(
          'is calculated again, and the swap is refused, when the pool has become shallow at the same price',
        ),
      ],
    },
  ),
  ...moneyFault(
    'F45',
    'one node lies about what was received or is allowed',
    'the result is final only if two nodes agree',
    {
      swap: [
        unit('chain/swap-outcome-query.test.ts')(
          'a swap outcome from only one source is read again until a second one confirms it',
        ),
      ],
      send: [
        unit('chain/figures-of-two-nodes.test.ts')(
          'no balance is shown when a lying node answers before a slow honest one',
        ),
      ],
      approve: [chain('raised-approval')('is not hidden by one node that reports the requested amount (node %i)')],
    },
  ),
  ...moneyFault(
    'F46',
    'the wallet raises an approval to the largest number',
    'the approval is shown as larger, with Revoke',
    {
      approve: [
        chain('raised-approval')('%s is shown with its amount on the chain until it is revoked'),
        flow('payments/swap-approvals.test.tsx')(
          'an approval that was raised %s in the wallet is shown as larger than requested, with Revoke',
        ),
      ],
    },
  ),
  ...moneyFault('F47', 'one node estimates too little gas', 'the app uses the highest estimate below the cap', {
    swap: [
      clock('does not make a swap run out of gas if the other node is honest'),
      chain('actions-attacked')('a swap does not run out of gas when one node estimates too little'),
    ],
    purchase: [
      rules('payable')(
        'the gas is the highest estimate within the cap, plus the cost of a first write of the recipient’s balance',
      ),
    ],
  }),
  ...moneyFault('F48', 'a clock was wrong for seconds', 'screens return to the right time', {
    stake: [
      unit('ui/use-service-now.test.ts')('after a clock was 300 days ahead for two seconds, the time is corrected'),
      unit('ui/use-service-now.test.ts')(
        'after the visitor’s clock was set, no time is shown until the service answers',
      ),
    ],
  }),
];
