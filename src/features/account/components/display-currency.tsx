import { useQuery } from '@tanstack/react-query';
import { displayCurrenciesQuery } from '@/api/endpoints/wallet/display-currency';
import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { SelectField } from '@/ui/form/select-field';
import { SmallError } from '@/ui/state/small-error';

const PRICED_IN = 'USD';

/** In which money values are shown. What was chosen and the money of the price can be chosen even while the list is not known. */
export function DisplayCurrency() {
  const { currency = PRICED_IN } = useSettings();
  const query = useQuery(displayCurrenciesQuery);
  const names = new Map([PRICED_IN, currency].map((code) => [code, '']));
  query.data?.forEach(({ code, name }) => names.set(code, name));
  return (
    <>
      <SelectField
        label="Currency of values"
        hint="What you have is shown in it. What you owe or pay stays in its own currency."
        value={currency}
        options={[...names].map(([code, name]) => ({ value: code, label: name ? `${code}, ${name}` : code }))}
        onChange={({ target }) => changeSettings({ currency: target.value })}
      />
      {query.isError && (
        <SmallError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          The other currencies could not be loaded.
        </SmallError>
      )}
    </>
  );
}
