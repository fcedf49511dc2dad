import type { Currency, DataOf, getCurrencies } from '@/api/contract';
import { DECIMALS, ONE } from '@/utils/money';
import type { ServiceChain } from '../service-chain';
import { dividedBy, units } from './decimal';
import { MAXIMUM_FIAT, MINIMUM_FIAT, payAmountFor } from './orders/quote';
import { priceAt, priceOf } from './prices';
import { formRefusal } from './refusal';
import type { State } from './state';
import type { PayCurrency } from './stored-payments';

const NETWORK = 'BNB Smart Chain';
const NAMES: Readonly<Record<PayCurrency, string>> = { USDT: 'Tether USD', BNB: 'BNB' };
const CODES: readonly PayCurrency[] = ['USDT', 'BNB'];

const MONEY: Readonly<Record<string, bigint>> = {
  USD: ONE,
  EUR: (ONE * 109n) / 100n,
  GBP: (ONE * 128n) / 100n,
  CHF: (ONE * 113n) / 100n,
};

const DISPLAY = [
  { code: 'USD', symbol: '$', name: 'US dollar' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'GBP', symbol: '£', name: 'Pound sterling' },
] as const;
const CENTS = 2;

type Quoted = { state: State; chain: Pick<ServiceChain, 'chainId' | 'contractOf'>; now: number };

export const currenciesOf = ({ state, chain, now }: Quoted): (Currency & { code: PayCurrency })[] =>
  CODES.map((code) => {
    const price = priceOf(code, now, state.seededAt);
    return {
      code,
      symbol: code,
      name: NAMES[code],
      network: NETWORK,
      chainId: chain.chainId,
      contract: chain.contractOf(code),
      decimals: DECIMALS,
      isNative: chain.contractOf(code) === null,
      min: units(payAmountFor(MINIMUM_FIAT, code, price)),
      max: units(payAmountFor(MAXIMUM_FIAT, code, price)),
      enabled: true,
    };
  });

export const listedCurrencies = (quoted: Quoted): DataOf<typeof getCurrencies> => [
  ...currenciesOf(quoted),
  ...DISPLAY.map((money) => ({
    ...money,
    enabled: true,
    isFiat: true,
    network: '',
    chainId: null,
    contract: null,
    decimals: CENTS,
    isNative: false,
    min: null,
  })),
];

export function worthOf(code: string, { state, now }: Pick<Quoted, 'state' | 'now'>): bigint | undefined {
  if (code === 'FNX') return priceAt(now, state.seededAt);
  const paid = CODES.find((known) => known === code);
  return paid ? priceOf(paid, now, state.seededAt) : moneyWorth(code);
}

const moneyWorth = (code: string) => (Object.hasOwn(MONEY, code) ? MONEY[code] : undefined);

export function currenciesWithAmount(amount: bigint, fiat: string, quoted: Quoted) {
  const worth = moneyWorth(fiat);
  if (worth === undefined) throw formRefusal({ fiat: `Choose one of: ${Object.keys(MONEY).join(', ')}.` });
  const usd = (amount * worth) / ONE;
  return currenciesOf(quoted).map((currency) => {
    const price = priceOf(currency.code, quoted.now, quoted.state.seededAt);
    return {
      ...currency,
      payAmount: units(payAmountFor(usd, currency.code, price)),
      rate: units(dividedBy(price, worth)),
    };
  });
}
