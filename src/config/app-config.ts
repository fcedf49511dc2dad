import * as z from 'zod/mini';

const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);

/** What a browser may know of the server's environment: the answer of GET /api/config. */
export const appConfigSchema = z.object({
  chain: z.object({
    id: z.int(),
    name: z.string(),
    nativeSymbol: z.string(),
    explorerUrl: z.nullable(z.string()),
    /** For a wallet that does not know this network yet; where there is none it is given ours. */
    walletRpcUrl: z.optional(z.string()),
  }),
  /** Same-origin addresses, first choice first. */
  rpcPaths: z.array(z.string()).check(z.minLength(1)),
  fnxToken: address,
  /** Pinned: nothing is ever sent anywhere else, whatever the service says. */
  payAddress: address,
  payTokens: z.object({ USDT: address }),
  /** Of the exchange where shares are sold; none where this deployment names none. */
  swapRouter: z.optional(address),
  /** Pinned like the address above: a swap reads and pays nowhere else. Named as a whole or not at all. */
  swap: z.optional(
    z.object({
      router: address,
      factory: address,
      wbnb: address,
      /** What a pool keeps of each swap, in ten-thousandths. */
      feeBps: z.int().check(z.minimum(0), z.maximum(9_999)),
    }),
  ),
  /** Pinned: where shares that are staked go. */
  vault: z.optional(address),
  walletConnectProjectId: z.nullable(z.string()),
  /** Where names are asked for, same-origin too; none where this deployment has no RPC for it. */
  ensRpcPath: z.optional(z.string()),
  captchaSiteKey: z.nullable(z.string()),
  /** Where identities are verified: the one origin that /kyc frames. None where this deployment verifies nobody. */
  identity: z.optional(z.object({ origin: z.string(), level: z.optional(z.string()) })),
});

export type AppConfig = z.infer<typeof appConfigSchema>;
