export const RECIPIENT_WORDS = {
  empty: 'Type or paste the address to send to.',
  'not-an-address': 'An address is 0x and 40 digits or letters from a to f. Copy the whole of it.',
  'no-names': 'Names are not looked up here. Paste the address itself.',
  'no-name':
    'This is no name that can be looked up. See that it is written as its owner writes it, or paste the address.',
  'no-address': 'This name leads to no address. Ask its owner, or paste the address itself.',
  'names-away': 'The name could not be looked up. Try again, or paste the address itself.',
  'wrong-checksum':
    'A character of this address is wrong: its capital letters do not fit. Copy it again from where it came.',
  own: 'This is your own wallet. Type the address of somebody else.',
  unowned: 'No one has the key to this address. Anything sent there is lost.',
  token: 'This is the contract of a token, not a person. What is sent there is lost.',
  exchange:
    'This is a contract of the exchange, not a person. What is sent there is lost. To exchange tokens, use Swap.',
  'pay-address':
    'This is the address at which the bank is paid. It cannot match a payment without an order. To buy shares, use Buy shares.',
  vault:
    'This is the vault of staked shares. What is sent there without a plan cannot be matched to you. To stake shares, use Staking.',
} as const;

export const NAME_FAULT_WORDS = {
  moved: {
    title: 'The name leads to another address now',
    text: 'Nothing was sent. Change the transfer, and look at the new address before you review it again.',
  },
  'of-ethereum': {
    title: 'The name tells this address for Ethereum alone now',
    text: 'Nothing was sent. Ask its owner whether they use it on BNB Smart Chain too, then change the transfer and review it again.',
  },
  away: {
    title: 'The name could not be looked up again',
    text: 'Nothing was sent, since it may lead to another address by now. Try again, or send to the address itself.',
  },
} as const;
