import * as z from 'zod/mini';

const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);

export const appConfigSchema = z.object({
  chain: z.object({
    id: z.int(),
    name: z.string(),
    nativeSymbol: z.string(),
    explorerUrl: z.nullable(z.string()),
    /** The RPC address for a wallet that does not know this network. If missing, the wallet gets this site's RPC. */
    walletRpcUrl: z.optional(z.string()),
  }),
  rpcPaths: z.array(z.string()).check(z.minLength(1)),
  fnxToken: address,
  /** This address is pinned: orders are never paid to another one, even if the service names it. */
  payAddress: address,
  payTokens: z.object({ USDT: address }),
  swapRouter: z.optional(address),
  swap: z.optional(
    z.object({
      router: address,
      factory: address,
      wbnb: address,
      feeBps: z.int().check(z.minimum(0), z.maximum(9_999)),
    }),
  ),
  vault: z.optional(address),
  walletConnectProjectId: z.nullable(z.string()),
  ensRpcPath: z.optional(z.string()),
  captchaSiteKey: z.nullable(z.string()),
  takesReports: z.optional(z.boolean()),
  /** The only origin that /kyc frames. It is missing if this deployment verifies no identities. */
  identity: z.optional(z.object({ origin: z.string(), level: z.optional(z.string()) })),
});

export type AppConfig = z.infer<typeof appConfigSchema>;
