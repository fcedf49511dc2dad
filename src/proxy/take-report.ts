import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserReportSchema, type BrowserReport } from '@/config/browser-report';
import { readServerEnv } from '@/config/server-env';
import { redact } from '@/errors/redact';
import { jsonLog, logLine } from '@/monitoring/log';
import { meters } from '@/monitoring/meters';
import { routeOf } from '@/monitoring/route-of';
import { parseJson } from '@/utils/parse-json';
import { isFramedPlainly } from './announced-body';
import { OWN_HEADERS } from './answer-headers';
import { countRefusedBody, spendBytes } from './body-budget';
import { callerOf } from './caller';
import { endRefusal } from './end-refusal';
import { createThrottle } from './throttle';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';

const MAX_SIZE = 8 * 1024;
const REPORTS_PER_MINUTE = 20;

const REPORTER_MS = 600_000;

const reportLimit = createRateLimit('reports');
/** The alert counts callers, because one caller can send any number of reports. */
const isNewReporter = createThrottle(REPORTER_MS);

type Refusal = { status: number; message: string; headers?: Record<string, string> };

const OFF: Refusal = { status: 404, message: 'Page not found.' };
const WRONG_METHOD: Refusal = { status: 405, message: 'This method is not available.', headers: { allow: 'POST' } };
const OTHER_SITE: Refusal = { status: 403, message: 'Calls from another site are not answered.' };
const UNREADABLE: Refusal = { status: 400, message: 'This report cannot be read.' };
const tooMany = (seconds: number): Refusal => ({
  status: 429,
  message: 'Too many reports. Try again in a moment.',
  headers: { 'retry-after': String(seconds) },
});

export async function takeReport(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const report = await readReport(incoming);
  if (report === 'cut-off') return void outgoing.destroy();
  if ('status' in report) {
    const { status, message, headers } = report;
    countRefusedBody(callerOf(incoming, readServerEnv().trustedProxyHops), incoming, status);
    const own = { 'content-type': 'application/json', ...OWN_HEADERS, ...headers };
    return endRefusal(incoming, outgoing, {
      status,
      headers: own,
      text: JSON.stringify({ status, message, data: {} }),
    });
  }
  meters()?.browserReport(report.kind);
  if (isNewReporter(`${report.kind} ${callerOf(incoming, readServerEnv().trustedProxyHops)}`))
    meters()?.browserReporter(report.kind);
  write(report);
  outgoing.writeHead(204, OWN_HEADERS).end();
}

async function readReport(incoming: IncomingMessage): Promise<BrowserReport | Refusal | 'cut-off'> {
  const { browser, trustedProxyHops } = readServerEnv();
  if (!browser.takesReports) return OFF;
  if (incoming.method !== 'POST') return WRONG_METHOD;
  if (incoming.headers['sec-fetch-site'] !== 'same-origin') return OTHER_SITE;
  if (!isFramedPlainly(incoming)) return UNREADABLE;
  const caller = callerOf(incoming, trustedProxyHops);
  const seconds = reportLimit(caller, 1, REPORTS_PER_MINUTE);
  if (seconds > 0) return tooMany(seconds);
  const read = await readBody(incoming, MAX_SIZE, { count: (bytes) => spendBytes(caller, bytes) });
  if (read.kind === 'cut-off') return read.kind;
  if (read.kind === 'too-many') return tooMany(read.seconds);
  return (read.kind === 'whole' && parse(read.bytes)) || UNREADABLE;
}

function parse(bytes: Buffer): BrowserReport | null {
  try {
    return browserReportSchema.parse(parseJson(bytes.toString(), 20));
  } catch {
    return null;
  }
}

/** The browser has already removed personal data, but anyone can send a report. */
function write({ kind, where, message, stack = '', page, release }: BrowserReport): void {
  const facts = {
    kind,
    where: redact(where),
    message: redact(message),
    stack: redact(stack),
    page: routeOf(page).route,
    release: redact(release),
  };
  const log = jsonLog();
  if (log) log('warn', 'browser-report', facts);
  else console.warn(`[fnx] a browser reports: ${logLine(facts)}`);
}
