import { useQuery } from '@tanstack/react-query';
import { displayCurrenciesQuery } from '@/api/endpoints/wallet/display-currency';
import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Searchable } from '@/ui/form/searchable';
import { SelectField } from '@/ui/form/select-field';
import { SmallError } from '@/ui/state/small-error';

const PRICED_IN = 'USD';

const LABELS = {
  label: 'Display currency',
  hint: 'Your holdings are shown in this currency. Amounts you owe or pay stay in their own currency.',
};
const WORDS = {
  list: 'Currencies',
  placeholder: 'Type or choose a currency',
  nothing: 'No currency found.',
};

const load = async () => (await import('@/ui/form/list-search')).ListSearch;
const choose = (currency: string) => changeSettings({ currency });

export function DisplayCurrency() {
  const { currency = PRICED_IN } = useSettings();
  const query = useQuery(displayCurrenciesQuery);
  const names = new Map([PRICED_IN, currency].map((code) => [code, '']));
  query.data?.forEach(({ code, name }) => names.set(code, name));
  const options = [...names].map(([code, name]) => ({ value: code, label: name ? `${code}, ${name}` : code }));
  const field = { ...LABELS, value: currency, options };
  return (
    <>
      <Searchable
        isListed={query.data !== undefined}
        load={load}
        props={{ ...field, onValue: choose, isNeverEmpty: true, words: WORDS }}
        native={(entering) => <SelectField {...field} {...entering} onChange={({ target }) => choose(target.value)} />}
      />
      {query.isError && (
        <SmallError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          The other currencies could not be loaded.
        </SmallError>
      )}
    </>
  );
}
