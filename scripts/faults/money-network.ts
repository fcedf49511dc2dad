import { mergeTests, chain, e2e, everyKind, forAll, MONEY_KINDS, moneyFault, rules, unit } from './money-kinds';

const page = e2e('money-wallet');
const network = e2e('money-network');
const purchase = e2e('purchase');
const ofNetwork = chain('network');

export const MONEY_NETWORK = [
  ...moneyFault(
    'F1',
    'the wallet is on another network, or changes it during the checks',
    'the wallet is not asked, and a switch alone sends nothing',
    mergeTests(forAll('is not requested from another account or on another network'), {
      purchase: [
        page('a wallet on another network is not asked, and a switch alone pays nothing'),
        page('no payment is made on a network that changed without an event'),
        chain('checks')('is not submitted on another network, even if the network changes during the checks'),
      ],
    }),
  ),
  ...moneyFault(
    'F2',
    'a wallet shows another chain under our chain id',
    'the app compares blocks, and nothing is sent',
    {
      purchase: [
        page('another chain under our chain id is recognised by its blocks'),
        page('a wallet that hides its chain can pay after a warning'),
        chain('checks')('is not submitted when the wallet’s blocks belong to another chain'),
      ],
    },
  ),
  ...moneyFault(
    'F3',
    'the action is submitted twice',
    'one wallet request, and one transaction on the chain',
    mergeTests(forAll('arrives exactly, is requested once and is recorded as succeeded'), {
      purchase: [
        purchase('twenty clicks and an Enter ask the wallet once'),
        chain('wallet')('is requested once when it is submitted twice at once in one tab'),
      ],
    }),
  ),
  ...moneyFault(
    'F4',
    'two tabs submit',
    'one wallet request, and both tabs show it',
    mergeTests(forAll('is requested in only one of two tabs'), {
      purchase: [
        purchase('two tabs pay one order once'),
        purchase('without Web Locks nothing is requested, and the page says why'),
        chain('wallet')('is requested once when two tabs submit it at once'),
      ],
      swap: [chain('actions-attacked')('two tabs that submit a swap and an approval at once make one wallet request')],
    }),
  ),
  ...moneyFault(
    'F5',
    'the page is reloaded while the wallet request is open, and the wallet sends later',
    'the transaction is found on the chain, and not requested again',
    mergeTests(forAll('is found when the wallet sends it after a reload, and is not requested again'), {
      purchase: [
        purchase('a payment that the wallet sends after a reload is found, and not made again'),
        purchase('a tab that stayed open continues the payment of another tab, even of a closed one'),
        chain('wallet')('is found when its hash was lost in a reload, and is not submitted again'),
      ],
      send: [e2e('send')('a transfer that the wallet sends after a reload is found, and not sent again')],
      swap: [
        chain('swap-deadline')(
          'a swap that was mined before its deadline is found after its answer was lost, and is not submitted again',
        ),
      ],
    }),
  ),
  ...moneyFault(
    'F6',
    'the page is reloaded after the transaction was sent',
    'it is followed under its hash, and not requested again',
    mergeTests(forAll('is watched after a reload, and is not requested again'), {
      purchase: [
        purchase('a reload at each step continues the same order'),
        chain('wallet')('continues after a reload %s'),
      ],
      send: [e2e('send')('a reload continues a pending transfer')],
      stake: [e2e('stake')('a reload continues a pending deposit @one-width')],
      swap: [e2e('swap')('a swap needs only one approval, even after a refusal and a reload @one-width')],
    }),
  ),
  ...moneyFault(
    'F7',
    'the wallet speeds the transaction up',
    'it succeeds under its new hash',
    mergeTests(forAll('continues under the new hash after it was sped up'), {
      purchase: [
        network('a payment that was sped up continues under its new hash'),
        ofNetwork('continues under its new hash after it was sped up'),
      ],
    }),
  ),
  ...moneyFault(
    'F8',
    'another transaction takes the nonce',
    'the action is cancelled after three blocks, never counts as succeeded, and can be submitted again',
    mergeTests(forAll('can be submitted again once a replacement has cancelled it'), {
      purchase: [
        network('a payment that another transaction replaced is cancelled, and can be submitted again'),
        ofNetwork('is cancelled by a replacement only after three blocks, and can be submitted again'),
      ],
    }),
  ),
  ...moneyFault(
    'F9',
    'every node removes the transaction from its pool',
    'it stays pending, is not submitted again for this reason, and arrives when the wallet sends it again',
    mergeTests(forAll('is not shown as lost while no node knows its hash, and arrives when it is sent again'), {
      purchase: [
        network('a payment that the network forgot cannot be paid again, and continues when the wallet sends it again'),
        ofNetwork('is not called dropped before it is sent, and continues once it is sent'),
      ],
    }),
  ),
  ...moneyFault('F10', 'the transaction reverts', 'it fails after three blocks, and the action is open again', {
    purchase: [
      network('a payment that reverted is reported, and the order can be paid'),
      ofNetwork('counts as reverted only after three blocks, and can be submitted again'),
    ],
    swap: [chain('swapping')('a swap reverts and costs only the fee when the price moves before its block')],
  }),
  ...moneyFault(
    'F11',
    'no block is mined for more than five minutes',
    'it stays pending and is never submitted again',
    {
      purchase: [
        network('a payment that waits for more than five minutes is neither lost nor submitted again'),
        ofNetwork('is overdue after five minutes, and stays pending'),
      ],
    },
  ),
  ...moneyFault('F12', 'a reorganisation removes the block', 'the confirmations are lost, and it is pending again', {
    purchase: [
      network('a reorganised block removes its confirmation, and the payment continues'),
      ofNetwork('loses its confirmations when its block is removed, and stays pending'),
    ],
    swap: [chain('swap-deadline')('a swap that was mined with the nonce of a reorganised transaction does not expire')],
  }),
  ...moneyFault(
    'F13',
    'nodes are down, slow, or lie',
    'nothing is requested and nothing counts as succeeded because of only one node',
    {
      purchase: [
        e2e('money-bank')('a payment works without one or two nodes, and without any node it is neither sent nor lost'),
        chain('nodes')('does not count as succeeded because of a forged receipt'),
        chain('nodes')('succeeds while one node of three is unavailable, whatever its failure'),
        chain('nodes')('is refused within 20 seconds while all nodes are unavailable (%s)'),
        chain('nodes')('is submitted while %i of three nodes hang, and the app waits for each of them only once'),
      ],
      swap: [
        chain('swapping')('a swap is refused when one node of three reports another price'),
        chain('swap-deadline')('a swap is requested although one node becomes unavailable while its pools are read'),
        chain('swap-deadline')('a swap does not expire when one or two of three nodes lie about the time'),
      ],
      approve: [chain('raised-approval')('is not hidden by one node that reports the requested amount (node %i)')],
    },
  ),
  ...moneyFault(
    'F14',
    'an amount with too many decimals, a sign or too many digits',
    'a message beside the field; no order and no transaction',
    {
      purchase: [
        e2e('money-balances')('an unclear amount is reported beside its field and never sent to the bank'),
        rules('amounts')(
          '%s: an amount with too many digits is refused as too large, whatever the balance, and no order is built',
        ),
      ],
      send: [rules('sending-intent')('refuses the amount %p'), chain('sending')('of %p is refused')],
      swap: [rules('swap-calls')('an amount that no contract can hold is refused')],
    },
  ),
  ...moneyFault(
    'F15',
    'an amount with a comma or foreign digits',
    'it is read correctly, or the app asks; it never guesses',
    {
      purchase: [
        e2e('money-balances')('an unclear amount is reported beside its field and never sent to the bank'),
        unit('ui/parts.test.tsx')('stays empty and shows a message when a pasted amount is ambiguous'),
        unit('parts/amount-text.test.ts')('of %s keeps its value, or is refused'),
      ],
    },
  ),
  ...moneyFault('F16', 'an amount that a float would round', 'the exact amount arrives', {
    ...forAll('arrives exactly, is requested once and is recorded as succeeded', MONEY_KINDS),
    purchase: [
      ...everyKind('arrives exactly, is requested once and is recorded as succeeded', 'purchase'),
      rules('money')('base units and decimal text are the same amount, over the whole range'),
      rules('money')('amounts that would lose digits as floats are read exactly'),
    ],
  }),
];
