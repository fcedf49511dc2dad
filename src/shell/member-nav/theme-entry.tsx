import styled from '@emotion/styled';
import { useId } from 'react';
import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { EntryNote, entryLook } from './menu-entry';

export const EntryButton = styled('button')({
  ...entryLook,
  font: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export function ThemeEntry() {
  const isLight = useSettings().theme === 'LIGHT';
  const id = useId();
  return (
    <EntryButton
      type="button"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}note`}
      aria-pressed={isLight}
      onClick={() => changeSettings({ theme: isLight ? 'DARK' : 'LIGHT' })}
    >
      <span id={`${id}name`}>Theme</span>
      <EntryNote id={`${id}note`}>{isLight ? 'Light' : 'Dark'}</EntryNote>
    </EntryButton>
  );
}
