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
  'eth_simulateV1',
  'eth_syncing',
  'net_version',
  'web3_clientVersion',
];

const SANDBOX_WALLET =
  process.env.NEXT_PUBLIC_SANDBOX === '1'
    ? ['eth_accounts', 'eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign']
    : [];

const ALLOWED = new Set([...READING, ...SANDBOX_WALLET]);

export const isAllowedMethod = (method: string): boolean => ALLOWED.has(method);
