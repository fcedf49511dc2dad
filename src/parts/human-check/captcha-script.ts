const SCRIPT = 'script[src*="/recaptcha/api.js"]';

/**
 * Loads Google's script once more. react-google-recaptcha remembers an address that failed for the page's life, and
 * never asks for it again; it takes what stands in `window.grecaptcha` when it is next drawn.
 */
export function loadScriptAgain(): Promise<void> {
  const failed = document.querySelector<HTMLScriptElement>(SCRIPT);
  // It was never asked for, so the library has nothing to remember and asks by itself.
  if (!failed) return Promise.resolve();
  failed.remove();
  return new Promise((resolve, reject) => {
    // The script calls it by the name in its address once all of it stands.
    Object.assign(window, { onloadcallback: resolve });
    const script = document.createElement('script');
    script.src = failed.src;
    script.async = true;
    script.onerror = () => reject(new Error('The script of the human check did not load'));
    document.body.append(script);
  });
}
