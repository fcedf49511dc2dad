/** Reading, and sending what a wallet has signed. A node's accounts, filters and debugging are not passed on. */
const READING = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  // A payment is tried out with the balances before and after it.
  'eth_simulateV1',
  'eth_syncing',
  'net_version',
  'web3_clientVersion',
];

/** The local chain's own accounts stand for a wallet's keys, in a build that has the sandbox wallet in it. */
const SANDBOX_WALLET =
  process.env.NEXT_PUBLIC_SANDBOX === '1'
    ? ['eth_accounts', 'eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign']
    : [];

const ALLOWED = new Set([...READING, ...SANDBOX_WALLET]);

export const isAllowedMethod = (method: string): boolean => ALLOWED.has(method);
