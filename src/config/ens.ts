export const ENS_CHAIN_ID = 1;
/** The Universal Resolver of ENS, at the same address since its third version. */
export const ENS_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
export const ENS_RPC_PATH = '/api/ens';
