import { lightTheme, type Theme } from '@rainbow-me/rainbowkit';
import { color } from '@/theme/tokens';
import { TEXT_FACE } from '@/theme/typography';

const base = lightTheme({ borderRadius: 'small', overlayBlur: 'none' });

export const walletTheme: Theme = {
  ...base,
  colors: {
    ...base.colors,
    accentColor: color.metal,
    accentColorForeground: color.onMetal,
    actionButtonBorder: color.rule,
    actionButtonBorderMobile: color.rule,
    actionButtonSecondaryBackground: color.ground,
    closeButton: color.soft,
    closeButtonBackground: color.ground,
    connectionIndicator: color.gain,
    downloadBottomCardBackground: color.ground,
    downloadTopCardBackground: color.raised,
    error: color.loss,
    generalBorder: color.rule,
    generalBorderDim: color.rule,
    menuItemBackground: color.ground,
    modalBackdrop: 'rgba(8, 7, 5, 0.6)',
    modalBackground: color.raised,
    modalBorder: color.edge,
    modalText: color.ink,
    modalTextDim: color.faint,
    modalTextSecondary: color.soft,
    profileAction: color.ground,
    profileActionHover: color.rule,
    profileForeground: color.ground,
    selectedOptionBorder: color.metal,
    standby: color.caution,
  },
  fonts: { body: TEXT_FACE },
};
