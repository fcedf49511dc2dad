import { RESET_LINK } from '@/config/routes';
import { keptForgot } from './kept-forgot';

declare global {
  interface Window {
    /** Where the inline script left the token of a link before anything else ran. */
    resetTokenOfLink?: string;
  }
}

/** Takes the token of a link out of the address, where the inline script has not, and into this tab's flow. */
export function takeResetLink(): void {
  const token = window.resetTokenOfLink ?? new URLSearchParams(window.location.search).get('token');
  delete window.resetTokenOfLink;
  if (!token || window.location.pathname !== RESET_LINK) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  keptForgot.send({ type: 'link-opened', token });
}
