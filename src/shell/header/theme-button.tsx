import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { ThemeGlyph } from '@/ui/glyphs';
import { IconButton } from '@/ui/button/button';

export function ThemeButton() {
  const { theme } = useSettings();
  const isLight = theme === 'LIGHT';
  return (
    <IconButton
      type="button"
      aria-label="Theme"
      aria-pressed={isLight}
      title={isLight ? 'Use the dark theme' : 'Use the light theme'}
      onClick={() => changeSettings({ theme: isLight ? 'DARK' : 'LIGHT' })}
    >
      <ThemeGlyph />
    </IconButton>
  );
}
