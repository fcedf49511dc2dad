import { getMinimumPayment, getTransactionsFile } from '@/api/contract';
import { currenciesOf } from '../domain/currencies';
import { units } from '../domain/decimal';
import { MINIMUM_FIAT } from '../domain/orders/quote';
import { formRefusal } from '../domain/refusal';
import { transactionsOf } from '../domain/transactions';
import { forMembers, type Entry } from '../entry';
import { transactionsSheet } from '../transactions-sheet';

export const TRANSACTION_CALLS: readonly Entry[] = [
  forMembers(getMinimumPayment, ({ currency }, context) => {
    const found = currenciesOf(context).find(({ code }) => code === currency);
    if (!found) throw formRefusal({ currency: 'You can’t pay for shares in this currency.' });
    return { currency, minAmount: found.min, fiatEquivalent: units(MINIMUM_FIAT) };
  }),
  forMembers(getTransactionsFile, ({ page: _page, limit: _limit, ...filters }, { state }, { account }) =>
    transactionsSheet(transactionsOf(state, account._id, filters)),
  ),
];
