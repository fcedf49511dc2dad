const JSON_TYPE = 'application/json';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const BODILESS: ReadonlySet<number> = new Set([204, 205]);

/**
 * The headers of every proxied answer. Such an answer is never cached, runs no scripts and is never shown as a page.
 */
export const OWN_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

/**
 * The headers of an answer to the browser. Only content types of the contract are kept. All others, such as the HTML of
 * a gateway, become plain text, which a browser does not render.
 */
export function answerHeaders(status: number, upstream: Headers, passedOn: readonly string[]): Record<string, string> {
  if (BODILESS.has(status)) return { ...pickHeaders(upstream, passedOn), ...OWN_HEADERS };
  const type = typeOf(upstream);
  const names = type === SHEET_TYPE ? [...passedOn, 'content-disposition', ...lengthOf(upstream)] : passedOn;
  return { ...pickHeaders(upstream, names), 'content-type': type, ...OWN_HEADERS };
}

const pickHeaders = (upstream: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = upstream.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

const lengthOf = (upstream: Headers): readonly string[] => (upstream.has('content-encoding') ? [] : ['content-length']);

function typeOf(upstream: Headers): string {
  const [essence = ''] = (upstream.get('content-type') ?? '').toLowerCase().split(';');
  switch (essence.trim()) {
    case JSON_TYPE:
      return JSON_TYPE;
    case SHEET_TYPE:
      return SHEET_TYPE;
    default:
      return 'text/plain; charset=utf-8';
  }
}
