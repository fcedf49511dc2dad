import { changeSettings, type Settings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Button } from '@/ui/button/button';
import { Line } from './section';

type Switch = { label: string; isOn: (settings: Settings) => boolean; change: Partial<Settings> };

const SWITCHES: readonly Switch[] = [
  { label: 'Dark', isOn: ({ theme }) => theme === 'DARK', change: { theme: 'DARK' } },
  { label: 'Light', isOn: ({ theme }) => theme === 'LIGHT', change: { theme: 'LIGHT' } },
  { label: 'Left to right', isOn: ({ direction }) => direction === 'ltr', change: { direction: 'ltr' } },
  { label: 'Right to left', isOn: ({ direction }) => direction === 'rtl', change: { direction: 'rtl' } },
];

export function LookSwitches() {
  const settings = useSettings();
  return (
    <Line role="group" aria-label="Look" style={{ marginBlockEnd: 32 }}>
      {SWITCHES.map(({ label, isOn, change }) => (
        <Button key={label} type="button" aria-pressed={isOn(settings)} onClick={() => changeSettings(change)}>
          {isOn(settings) ? `✓ ${label}` : label}
        </Button>
      ))}
    </Line>
  );
}
