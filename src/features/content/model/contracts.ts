import type { AppConfig } from '@/config/app-config';

type Address = AppConfig['fnxToken'];
export type Contract = { name: string; purpose: string; address: Address | undefined };

const HUNDREDTHS = 100;

const perCentOf = (bps: number): string => String(bps / HUNDREDTHS);

export const contractsOf = ({ fnxToken, payTokens, vault, swap, swapRouter }: AppConfig): readonly Contract[] => [
  { name: 'FNX', purpose: 'The register: a token with 18 decimals', address: fnxToken },
  { name: 'USDT', purpose: 'Used for payments and dividends', address: payTokens.USDT },
  { name: 'Vault', purpose: 'Holds staked shares until their term ends', address: vault },
  {
    name: 'Exchange',
    purpose: swap ? `The pool keeps ${perCentOf(swap.feeBps)}% of each swap` : 'Where holders trade',
    address: swap?.router ?? swapRouter,
  },
];
