import { RESET_LINK } from '@/config/routes';
import { storedForgotFlow } from './stored-forgot-flow';

declare global {
  interface Window {
    /** The inline script sets this value and removes the token from the URL before anything else loads. */
    resetTokenOfLink?: string;
  }
}

/** Stores the token for this tab's password reset. Removes it from the URL if the inline script has not done so. */
export function takeResetLink(): void {
  const token = window.resetTokenOfLink ?? new URLSearchParams(window.location.search).get('token');
  delete window.resetTokenOfLink;
  if (!token || window.location.pathname !== RESET_LINK) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  storedForgotFlow.send({ type: 'link-opened', token });
}
