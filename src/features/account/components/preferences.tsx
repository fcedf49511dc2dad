import styled from '@emotion/styled';
import { useId } from 'react';
import { changeSettings, type Direction, type Theme } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Panel } from '@/ui/layout/panel';
import { Stack } from '@/ui/layout/page';
import { color } from '@/theme/tokens';
import { DisplayCurrency } from './display-currency';

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
