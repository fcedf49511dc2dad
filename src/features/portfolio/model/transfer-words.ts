import type { KnownAddress } from '@/domain/recipient';
import type { ActionKind } from '@/parts/transaction/transaction-copy';

export const TRANSFER: ActionKind = {
  name: 'transfer',
  act: 'send',
  rungs: ['Review', 'Done'],
  done: {
    title: 'Sent',
    text: 'The network has confirmed it. What you send from your linked wallet appears in your transactions once the bank’s register has read the chain.',
  },
  foundAgain: 'Find the transfer on this page.',
  again: 'You can send again.',
  secondOne: 'If you send again and the first transfer is made too, both arrive, and nobody can bring one back.',
};

export const FNX_TO_ANOTHER =
  'You send shares. The register shows the new address as a holder without a name until its owner is identified with the bank. Rights such as dividends and votes need an identified holder. Nobody can take the shares back.';

export const OF_ETHEREUM =
  'The name tells this address for Ethereum and none for BNB Smart Chain. Ask its owner whether they use it there too.';

const OWNERS = {
  own: 'your own wallet',
  'pay-address': 'the address at which the bank is paid',
  vault: 'the vault of staked shares',
  exchange: 'a contract of the exchange',
  'sent-before': 'one that you have sent to before',
} as const;

export const nameOf = ({ owner }: KnownAddress): string =>
  typeof owner === 'string' ? OWNERS[owner] : `the contract of ${owner.token}`;
