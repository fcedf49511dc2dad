const NAMES = new Map([
  [1, 'Ethereum'],
  [56, 'BNB Smart Chain'],
  [31_337, 'BNB Smart Chain (sandbox)'],
]);

/** A wrong network that the wallet can switch to, so that the app's warnings can be seen. */
export const OTHER_CHAIN_ID = 1;

export const describeNetwork = (chainId: number) => `${NAMES.get(chainId) ?? 'Local network'}, chain id ${chainId}`;
