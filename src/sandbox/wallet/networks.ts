const NAMES = new Map([
  [1, 'Ethereum'],
  [56, 'BNB Smart Chain'],
  [31_337, 'BNB Smart Chain (sandbox)'],
]);

/** Where the wallet can be told to stand, so that the words for a wrong network can be seen. */
export const ELSEWHERE = 1;

export const describeNetwork = (chainId: number) => `${NAMES.get(chainId) ?? 'Local network'}, chain id ${chainId}`;
