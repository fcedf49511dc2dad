export const RECIPIENT_FAULT_TEXT = {
  empty: 'Enter the address to send to.',
  'not-an-address': 'An address is 0x followed by 40 digits or letters from a to f. Copy all of it.',
  'no-names': 'We can’t look up names here. Paste the address instead.',
  'no-name': 'We can’t look up this name. Check the spelling with its owner, or paste the address.',
  'no-address': 'This name has no address. Ask its owner, or paste the address.',
  'names-unreachable': 'The name could not be looked up. Try again, or paste the address.',
  'wrong-checksum': 'This address contains a mistake: its capital letters do not match. Copy it again from the source.',
  own: 'This is your own wallet. Enter someone else’s address.',
  unowned: 'No one has the key to this address. Anything sent there is lost.',
  token: 'This is a token contract, not a person. Anything sent there is lost.',
  exchange: 'This is an exchange contract, not a person. Anything sent there is lost. To exchange tokens, use Swap.',
  'pay-address':
    'This is the bank’s payment address. The bank can’t match a payment without an order. To buy shares, use Buy shares.',
  vault:
    'This is the staking vault. Anything sent there without a plan can’t be matched to you. To stake shares, use Staking.',
} as const;

export const NAME_FAULT_TEXT = {
  moved: {
    title: 'The name now has a different address',
    text: 'Nothing was sent. Change the transfer, and check the new address before you review it again.',
  },
  'of-ethereum': {
    title: 'The name now lists this address for Ethereum only',
    text: 'Nothing was sent. Ask its owner whether they also use it on BNB Smart Chain, then change the transfer and review it again.',
  },
  unreachable: {
    title: 'The name could not be looked up again',
    text: 'Nothing was sent, because its address may have changed. Try again, or send to the address directly.',
  },
} as const;
