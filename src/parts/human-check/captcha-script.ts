const SCRIPT = 'script[src*="/recaptcha/api.js"]';

/**
 * Loads Google's script again. react-google-recaptcha remembers a failed URL for the life of the page and never retries
 * it, but uses `window.grecaptcha` at its next render.
 */
export function loadScriptAgain(): Promise<void> {
  const failed = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (!failed) return Promise.resolve();
  failed.remove();
  return new Promise((resolve, reject) => {
    // The URL of the script names this callback. The script calls it once it has loaded completely.
    Object.assign(window, { onloadcallback: resolve });
    const script = document.createElement('script');
    script.src = failed.src;
    script.async = true;
    script.onerror = () => reject(new Error('The script of the human check did not load'));
    document.body.append(script);
  });
}
