import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { IconButton } from '@/ui/icon-button';

/** A half-inked disc; what it does now is in its state, its name never changes. */
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
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}
