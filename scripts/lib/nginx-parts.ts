import { COMMON_HEADERS, headersFor, NOSNIFF, PDF_HEADERS } from '@/config/csp';
import { PLAIN_POLICY, plainPage } from '@/proxy/plain-page';

type Header = { key: string; value: string };
type OwnAnswer = { status: number; from?: readonly number[]; message: string; advice?: string };

const SOON = 'Wait a moment and load the page again.';

/** The errors that nginx answers itself. `from` lists nginx's own codes, which are not HTTP statuses. */
const OWN_ANSWERS: readonly OwnAnswer[] = [
  { status: 400, message: 'This address cannot be read.' },
  { status: 403, message: 'This address is not available.' },
  { status: 404, message: 'Page not found.' },
  { status: 405, message: 'This method is not available.' },
  { status: 408, message: 'The request took too long to arrive.', advice: SOON },
  { status: 413, message: 'The request is too large.' },
  { status: 414, message: 'This address is too long.' },
  { status: 429, message: 'Too many requests at once. Try again in a moment.', advice: SOON },
  { status: 431, from: [494], message: 'The request has too many header fields.' },
  { status: 500, message: 'Something went wrong on this site.', advice: SOON },
  { status: 501, message: 'This request cannot be read.' },
  { status: 502, message: 'This site cannot be reached right now. Try again in a moment.', advice: SOON },
  { status: 503, message: 'This site is busy right now. Try again in a moment.', advice: SOON },
  { status: 504, message: 'This site did not answer in time. Try again in a moment.', advice: SOON },
  { status: 505, message: 'This version of HTTP is not available.' },
];

const ORIGIN = '# Written by `npm run nginx`, from the headers in src/config/csp.js.';

const line = ({ key, value }: Header) => `add_header ${key} "${value.replaceAll('"', '\\"')}" always;`;

const conf = (...lines: readonly string[]) => `${[ORIGIN, ...lines].join('\n')}\n`;

const SITE: readonly Header[] = [...COMMON_HEADERS, NOSNIFF, ...headersFor('base')];

const withHeader = (headers: readonly Header[], key: string, value: string) =>
  headers.map((header) => (header.key === key ? { key, value } : header));

const PDF: readonly Header[] = [
  ...SITE.filter(({ key }) => !PDF_HEADERS.some((header: Header) => header.key === key)),
  ...PDF_HEADERS,
];

const filesConf = (headers: readonly Header[]) =>
  conf('include /etc/nginx/fnx/files-on-disk.conf;', ...headers.map(line));

function errorsConf(): string {
  const pages = OWN_ANSWERS.flatMap(({ status, from }) => [
    ...(from ?? []).map((code) => `error_page ${code} =${status} /fnx-errors/${status}.$fnx_kind;`),
    `error_page ${status} /fnx-errors/${status}.$fnx_kind;`,
  ]);
  const headers = withHeader(SITE, 'Content-Security-Policy', PLAIN_POLICY).map(line);
  const body = [
    'internal;',
    'client_max_body_size 0;',
    'alias /etc/nginx/fnx/errors/;',
    'types { text/html html; application/json json; }',
    'charset utf-8;',
    'etag off;',
    'if_modified_since off;',
    'max_ranges 0;',
    'add_header Last-Modified "";',
    'add_header Cache-Control "no-store" always;',
    'add_header Retry-After $fnx_retry_after always;',
    'add_header Allow $fnx_allow always;',
    ...headers,
  ];
  return conf(...pages, 'location ^~ /fnx-errors/ {', ...body.map((text) => `    ${text}`), '}');
}

const envelope = ({ status, message }: OwnAnswer) => `${JSON.stringify({ status, message, data: {} })}\n`;

/**
 * Returns the files below deploy/nginx that repeat values of the app, by file name. A test compares them with the
 * repository.
 */
export function nginxParts(): ReadonlyMap<string, string> {
  const errors = OWN_ANSWERS.flatMap((answer) => [
    [`errors/${answer.status}.html`, `${plainPage(answer.message, answer.advice)}\n`] as const,
    [`errors/${answer.status}.json`, envelope(answer)] as const,
  ]);
  return new Map([
    ['errors.conf', errorsConf()],
    ['files.conf', filesConf(SITE)],
    ['files-for-others.conf', filesConf(withHeader(SITE, 'Cross-Origin-Resource-Policy', 'cross-origin'))],
    ['files-pdf.conf', filesConf(PDF)],
    ...errors,
  ]);
}
