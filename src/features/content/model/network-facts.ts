/** A contract or an account that this deployment pays to or reads. */
type KnownAddress = { name: string; use: string; address: string; href: string | null };

/** Of the network that this server was told to work on. */
export type NetworkFacts = {
  name: string;
  id: number;
  currency: string;
  explorer: string | null;
  contracts: readonly KnownAddress[];
};
