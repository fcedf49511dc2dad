import { FILE_PATH, REPORT_PATH } from './watch-paths';

/** Runs in each page before its own scripts. */
function watch(reportPath: string, filePath: string) {
  const report = (text: string) => navigator.sendBeacon(reportPath, `${location.pathname}: ${text}`);
  const textOf = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message} ${value.stack ?? ''}` : String(value);
  window.addEventListener('error', (event) => {
    if (event.message) report(`uncaught ${event.message} ${textOf(event.error)}`);
    else report(`failed to load ${(event.target as HTMLElement | null)?.outerHTML ?? 'a resource'}`);
  });
  window.addEventListener('unhandledrejection', (event) => report(`unhandled ${textOf(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`policy violated: ${event.effectiveDirective} by ${event.blockedURI} at ${event.sourceFile}`),
  );
  const original = console.error;
  console.error = (...values: unknown[]) => {
    report(`console ${values.map(textOf).join(' ')}`);
    original(...values);
  };
  // WebKit's MiniBrowser does not save blobs, so each blob is also sent to the test server.
  const blobs = new Map<string, Blob | MediaSource>();
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const address = createObjectURL.call(URL, blob);
    blobs.set(address, blob);
    return address;
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (this.download && blob instanceof Blob)
      void fetch(`${filePath}?${encodeURIComponent(this.download)}`, { method: 'POST', body: blob });
    click.call(this);
  };
}

export const WATCH_SCRIPT = `const __name = (one) => one; (${watch.toString()})(...${JSON.stringify([REPORT_PATH, FILE_PATH])});`;
