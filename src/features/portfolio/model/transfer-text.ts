import type { KnownAddress } from '@/domain/known-addresses';
import type { ActionCopy } from '@/parts/transaction/transaction-copy';

export const TRANSFER_COPY: ActionCopy = {
  name: 'transfer',
  act: 'send',
  progressSteps: ['Review', 'Done'],
  done: {
    title: 'Sent',
    text: 'The network has confirmed it. Transfers from your linked wallet appear in Transactions once our records have them.',
  },
  foundAgain: 'Come back here to see the transfer.',
  again: 'You can send again.',
  secondOne: 'If you send again and the first transfer also goes through, both arrive and neither can be reversed.',
};

export const FNX_TO_ANOTHER =
  'You are sending shares. The register lists the new address without a name until its owner is verified by FNX. Only verified holders can vote or receive dividends. The transfer can’t be reversed.';

export const OF_ETHEREUM =
  'This name lists the address for Ethereum, but none for BNB Smart Chain. Ask its owner whether they use it on both.';

const OWNERS = {
  own: 'your own wallet',
  'pay-address': 'the bank’s payment address',
  vault: 'the staking vault',
  exchange: 'an exchange contract',
  'sent-before': 'an address you have sent to before',
} as const;

export const nameOf = ({ owner }: KnownAddress): string =>
  typeof owner === 'string' ? OWNERS[owner] : `the ${owner.token} contract`;
