type KnownAddress = { name: string; use: string; address: string; href: string | null };

export type NetworkFacts = {
  name: string;
  id: number;
  currency: string;
  explorer: string | null;
  contracts: readonly KnownAddress[];
};
