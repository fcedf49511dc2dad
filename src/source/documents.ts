import { getStaticList } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { EDITIONS } from '@/config/editions';
import { withoutWithdrawn } from '@/config/exchange-withdrawn';
import { readServerEnv } from '@/config/server-env';
import type { KeptText, NetworkFacts, ServedPaper } from '@/features/content';
import { explorerLink } from '@/utils/explorer';
import { askService } from './ask-service';
import { readPapers } from './papers';
import { servedWith } from './served';

export type DocumentsProps = { papers: ServedPaper[]; texts: KeptText[]; network: NetworkFacts | null };

/** Those whose words stand in the repository. */
export const PRINTED_TEXTS: KeptText[] = Object.entries(EDITIONS).map(([slug, { title, version }]) => ({
  slug,
  title,
  version,
}));

/** What the server was told when it started: the same that a wallet is asked to pay to. */
export function networkOf({ chain, fnxToken, payTokens, payAddress, vault, swap }: AppConfig): NetworkFacts {
  const contracts: [name: string, use: string, address: string | undefined][] = [
    ['FNX', 'The share itself', fnxToken],
    ['USDT', 'Accepted as payment', payTokens.USDT],
    ['Payments', 'Where the price of an order is sent', payAddress],
    ['Vault', 'Where staked shares stand', vault],
    ['Exchange', 'The router through which shares are swapped', swap?.router],
  ];
  return {
    name: chain.name,
    id: chain.id,
    currency: chain.nativeSymbol,
    explorer: chain.explorerUrl,
    contracts: contracts.flatMap(([name, use, address]) =>
      address ? [{ name, use, address, href: explorerLink(chain.explorerUrl, address, 'address') ?? null }] : [],
    ),
  };
}

/** Every text that the service keeps, in its order, beside the files and the addresses of this server. */
export const documentsProps = servedWith<DocumentsProps>(
  async () => {
    const { docs } = await askService(getStaticList, {});
    return {
      papers: readPapers(),
      texts: docs.map(({ slug, title, version }) => ({ slug, title, version })),
      network: networkOf(withoutWithdrawn(readServerEnv().browser)),
    };
  },
  { papers: readPapers(), texts: PRINTED_TEXTS, network: null },
);
