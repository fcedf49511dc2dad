import { changeSettings, type Direction, type Theme } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Panel } from '@/ui/layout/panel';
import { Stack } from '@/ui/layout/page';
import { ChoiceGroup } from './choice-group';
import { DisplayCurrency } from './display-currency';

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
