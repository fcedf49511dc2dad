import type { Address } from '@/api/contract';

/**
 * The accounts that the chain unlocks at every start, in this order. The chain signs for them, so the sandbox stores
 * no private key.
 */
const UNLOCKED: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
  '0x71bE63f3384f5fb98995898A86B02Fb2426c5788',
  '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a',
  '0x1CBd3b2770909D4e10f157cABC84C7264073C9Ec',
  '0xdF3e18d64BC6A983f673Ab319CCaE4f1a57C7097',
  '0xcd3B766CCDd6AE721141F452C550Ca635964ce71',
];

export const UNLOCKED_COUNT = UNLOCKED.length;

const at = (index: number): Address => {
  const address = UNLOCKED[index];
  if (!address) throw new RangeError(`There is no account ${index}`);
  return address;
};

export const SAVERS_WALLET = at(15);

export const USER_ACCOUNTS: readonly Address[] = [...UNLOCKED.slice(0, 10), SAVERS_WALLET];
export const userAccount = (index: number): Address => at(index);

/**
 * Deploys the contracts before it sends any other transaction, so that their addresses are the same on every new
 * chain. After that, it is the faucet.
 */
export const DEPLOYER = at(10);
/** Pays the investors. Only the service sends from this account, so the service controls its nonces. */
export const TREASURY = at(11);
export const PAY_ADDRESS = at(12);
export const VAULT = at(13);
export const LOST_WALLET = at(14);

export const isSameAccounts = (addresses: readonly string[]): boolean =>
  addresses.length === UNLOCKED.length &&
  addresses.every((address, index) => address.toLowerCase() === at(index).toLowerCase());
