const JSON_TYPE = 'application/json';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers that have no body by their status. */
const BODILESS: ReadonlySet<number> = new Set([204, 205]);

/** What every answer of the proxy carries: nothing of it is kept, and nothing of it can become a page or run. */
export const OWN_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

/**
 * The headers of an answer that goes on to a browser. The type is one that the contract has. Anything else, such as the
 * HTML of a gateway, is shown as text: the app finds no JSON in it and says so, and a browser has no document to render.
 */
export function answerHeaders(status: number, upstream: Headers, passedOn: readonly string[]): Record<string, string> {
  // A length without a body would have the browser wait for one.
  if (BODILESS.has(status)) return { ...keptOf(upstream, passedOn), ...OWN_HEADERS };
  const type = typeOf(upstream);
  const names = type === SHEET_TYPE ? [...passedOn, 'content-disposition', ...lengthOf(upstream)] : passedOn;
  return { ...keptOf(upstream, names), 'content-type': type, ...OWN_HEADERS };
}

const keptOf = (upstream: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = upstream.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

/** How long a file is, so that a browser can say how much of it is there. What came encoded has another length here. */
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
