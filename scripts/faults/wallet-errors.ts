import type { FaultMatrix, ShownBy } from '../lib/faults/case';
import { e2e, everyKind, rules, type MoneyKind } from './money-kinds';

const REFUSED = 'moves nothing after a refusal, and can be submitted again';
const UNABLE =
  'moves nothing when the wallet cannot send, may not send, lacks the network or is busy, and can be submitted again';
const UNCLEAR = 'is found after an answer that proves nothing, and is not requested again';
const LOST = 'is found when the wallet sends it after a reload, and is not requested again';
const AWAY = 'can be submitted again once the investor declares that nothing was sent';

type Code = { name: string; holds: string; title: string };

const NO_ANSWER = 'no answer';
const CODES: readonly Code[] = [
  { name: '4001', holds: 'declined by its owner: nothing is sent, and it can be submitted again', title: REFUSED },
  { name: '4100', holds: 'not authorised: nothing is sent, and it can be submitted again', title: UNABLE },
  { name: '4200', holds: 'not supported: nothing is sent, and it can be submitted again', title: UNABLE },
  { name: '4900', holds: 'disconnected: it is looked for before it can be submitted again', title: AWAY },
  { name: '4902', holds: 'unknown network: nothing is sent, and it can be submitted again', title: UNABLE },
  { name: '-32002', holds: 'already asking: nothing is sent, and it can be submitted again', title: UNABLE },
  { name: '-32603', holds: 'internal error: it is looked for', title: UNCLEAR },
];
const KINDS: Readonly<Record<string, MoneyKind>> = { buy: 'purchase', swap: 'swap', stake: 'stake' };

const ofLinking = e2e('wallet-link');
const LINK: Readonly<Record<string, ShownBy>> = {
  '4001': ofLinking('a newcomer connects, declines to sign, stays connected, then signs, and the wallet is linked'),
};
const LINK_ERRORS = ofLinking('every wallet error has a message and leads back to the signature');

const SILENT: Readonly<Record<string, readonly ShownBy[]>> = {
  buy: [
    e2e('money-wallet')(
      'after an unclear answer the payment is searched for, and the investor declares what the wallet shows',
    ),
    ...everyKind(LOST, 'purchase'),
  ],
  swap: everyKind(LOST, 'swap'),
  stake: everyKind(LOST, 'stake'),
  link: [LINK_ERRORS],
};

const CAUSE = rules('wallet-fault')('with the code %i is the fault %s, which proves that nothing was sent: %s');
const TEXTS = [
  rules('transaction-copy')('the text of the wallet’s fault %s names a next step'),
  rules('transaction-copy')('a declined request says that nothing was sent'),
];

function shownBy(name: string, action: string): readonly ShownBy[] {
  if (name === NO_ANSWER) return SILENT[action] ?? [];
  if (action === 'link') return [LINK[name] ?? LINK_ERRORS];
  const code = CODES.find((one) => one.name === name);
  const kind = KINDS[action];
  return code && kind ? [...everyKind(code.title, kind), CAUSE, ...TEXTS] : [];
}

export const WALLET_ERRORS: FaultMatrix = {
  id: 'wallet-errors',
  title: 'Errors of a wallet',
  intro:
    'The wallet is asked to send or to sign, and answers with each error of the wallet standards (EIP-1193, EIP-1474). `money/rules/wallet-fault.test.ts` tests which fault each error means, and `money/rules/transaction-copy.test.ts` its text. To run the tests of a row, give its name: `npm run faults -- 4001`.',
  rowName: 'error',
  rows: [...CODES.map(({ name }) => name), NO_ANSWER],
  columns: [...Object.keys(KINDS), 'link'].map((name) => ({
    name,
    holds:
      name === 'link'
        ? 'a message, and the signature can be requested again'
        : 'no money moves twice, the cause is known, and its text says what to do',
  })),
  shownBy,
};
