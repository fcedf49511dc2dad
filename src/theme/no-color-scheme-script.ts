/**
 * Stands in for MUI's script that picks a colour scheme before the first paint, on every page and never used: ours reads
 * `settings` (src/config/before-paint.js). Its constants are what the rest of MUI imports from there.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export const defaultConfig = {
  attribute: 'data-mui-color-scheme',
  colorSchemeStorageKey: 'mui-color-scheme',
  defaultLightColorScheme: 'light',
  defaultDarkColorScheme: 'dark',
  modeStorageKey: 'mui-mode',
};

export function buildInitColorSchemeScript(): null {
  return null;
}

// MUI imports the component as a default.
export default buildInitColorSchemeScript;
