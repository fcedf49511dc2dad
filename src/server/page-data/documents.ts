import { getStaticList } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { EDITIONS } from '@/config/editions';
import { withoutWithdrawn } from '@/config/exchange-withdrawn';
import { readServerEnv } from '@/config/server-env';
import { AppError } from '@/errors/app-error';
import type { PrintedText, NetworkFacts, ServedPaper } from '@/features/content';
import { explorerLink } from '@/utils/explorer';
import { askService } from './ask-service';
import { readPapers } from './papers';
import { fixedPageProps } from './page-props';

export type DocumentsProps = { papers: ServedPaper[]; texts: PrintedText[]; network: NetworkFacts | null };

export const PRINTED_TEXTS: PrintedText[] = Object.entries(EDITIONS).map(([slug, { title, version }]) => ({
  slug,
  title,
  version,
}));

export function networkOf({ chain, fnxToken, payTokens, payAddress, vault, swap }: AppConfig): NetworkFacts {
  const contracts: [name: string, use: string, address: string | undefined][] = [
    ['FNX', 'The share itself', fnxToken],
    ['USDT', 'Accepted as payment', payTokens.USDT],
    ['Payments', 'Where the price of an order is sent', payAddress],
    ['Vault', 'Where staked shares are held', vault],
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

export const documentsProps = fixedPageProps<DocumentsProps>(
  async () => {
    const { docs } = await askService(getStaticList, {});
    // The service always has some texts, so an empty list is an error. Next then keeps the last good page.
    if (docs.length === 0) throw new AppError({ kind: 'protocol', reason: 'shape' });
    return {
      papers: readPapers(),
      texts: docs.map(({ slug, title, version }) => ({ slug, title, version })),
      network: networkOf(withoutWithdrawn(readServerEnv().browser)),
    };
  },
  { papers: readPapers(), texts: PRINTED_TEXTS, network: null },
);
