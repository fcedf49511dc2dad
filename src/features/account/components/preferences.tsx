import styled from '@emotion/styled';
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { changeSettings, type Direction, type Theme } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Panel } from '@/ui/layout/panel';
import { Stack } from '@/ui/layout/page';
import { color } from '@/theme/tokens';
import { displayCurrenciesQuery } from '@/api/endpoints/wallet/display-currency';
import { Searchable } from '@/ui/form/searchable';
import { SelectField } from '@/ui/form/select-field';
import { SmallError } from '@/ui/state/small-error';

const PRICED_IN = 'USD';

const LABELS = {
  label: 'Display currency',
  hint: 'Your holdings are shown in this currency. Amounts you owe or pay stay in their own currency.',
};
const TEXTS = {
  list: 'Currencies',
  placeholder: 'Type or choose a currency',
  nothing: 'No currency found.',
};

const load = async () => (await import('@/ui/form/list-search')).ListSearch;
const choose = (currency: string) => changeSettings({ currency });

function DisplayCurrency() {
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
        props={{ ...field, onValue: choose, isNeverEmpty: true, texts: TEXTS }}
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

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
const Legend = styled('legend')({ padding: 0, fontWeight: 550, marginBlockEnd: 8 });
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: color.metal },
});

type Props<T extends string> = {
  legend: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
};

function ChoiceGroup<T extends string>({ legend, value, choices, onChoose }: Props<T>) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map(([choice, label]) => (
        <Choice key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(choice)} />
          {label}
        </Choice>
      ))}
    </Group>
  );
}

const THEMES = [
  ['DARK', 'Dark'],
  ['LIGHT', 'Light'],
] as const satisfies readonly (readonly [Theme, string])[];
const DIRECTIONS = [
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
] as const satisfies readonly (readonly [Direction, string])[];
const SIZES = [
  ['responsive', 'Adapts to screen size'],
  ['fixed', 'Fixed'],
] as const;

export function Preferences() {
  const { theme, direction, responsiveFontSizes } = useSettings();
  return (
    <Panel title="Preferences">
      <Stack>
        <ChoiceGroup
          legend="Theme"
          value={theme}
          choices={THEMES}
          onChoose={(choice) => changeSettings({ theme: choice })}
        />
        <ChoiceGroup
          legend="Text direction"
          value={direction}
          choices={DIRECTIONS}
          onChoose={(choice) => changeSettings({ direction: choice })}
        />
        <ChoiceGroup
          legend="Text size"
          value={responsiveFontSizes ? 'responsive' : 'fixed'}
          choices={SIZES}
          onChoose={(choice) => changeSettings({ responsiveFontSizes: choice === 'responsive' })}
        />
        <DisplayCurrency />
      </Stack>
    </Panel>
  );
}
