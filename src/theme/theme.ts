import { createTheme } from '@mui/material/styles';
import { DARK, LIGHT, type Palette } from './palette';
import { TEXT_FACE } from './typography';

const toScheme = (palette: Palette) => ({
  palette: {
    background: { default: palette.ground, paper: palette.raised },
    text: { primary: palette.ink, secondary: palette.soft, disabled: palette.faint },
    divider: palette.rule,
    grey: { 500: palette.edge },
    primary: { main: palette.metal, contrastText: palette.onMetal },
    success: { main: palette.gain },
    error: { main: palette.loss },
    warning: { main: palette.caution },
  },
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'fnx' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: toScheme(DARK), light: toScheme(LIGHT) },
  shape: { borderRadius: 3 },
  typography: { fontFamily: TEXT_FACE, fontSize: 16 },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1080, xl: 1440 } },
});
