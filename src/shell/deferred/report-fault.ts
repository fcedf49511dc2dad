import Router from 'next/router';
import { getAppConfig } from '@/api/app-config';
import type { BrowserReport } from '@/config/browser-report';
import { isAppError } from '@/errors/app-error';
import { redact } from '@/errors/redact';

const MAX_REPORTS = 10;
const MAX_FRAMES = 10;
const EXTENSION = /-extension:/;

type Fault = Pick<BrowserReport, 'kind' | 'where' | 'message' | 'stack'>;

/** Keeps only lines with a position, because the first line of a stack repeats the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return frames
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().replaceAll(window.location.origin, ''))
    .join('\n')
    .slice(0, 2_000);
}

/** Returns null for failed calls, which the server counts, and for faults of browser extensions. */
function faultOf(where: string, thrown: unknown): Fault | null {
  if (isAppError(thrown) || !(thrown instanceof Error) || EXTENSION.test(thrown.stack ?? '')) return null;
  const message = `${thrown.name}: ${redact(thrown.message)}`.slice(0, 300);
  return { kind: 'error', where: where.slice(0, 100), message, stack: framesOf(thrown) };
}

function blockedOf({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): Fault | null {
  if (EXTENSION.test(`${blockedURI} ${sourceFile}`)) return null;
  const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  return { kind: 'policy', where: effectiveDirective.slice(0, 100), message: redact(blocked).slice(0, 300) };
}

async function send(fault: Fault): Promise<void> {
  if (!(await getAppConfig()).takesReports) return;
  const body: BrowserReport = {
    ...fault,
    page: Router.pathname,
    release: String(Object(Object(window).__NEXT_DATA__).buildId ?? 'unknown'),
  };
  await fetch('/api/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
}

export function createReporter() {
  const sent = new Set<string>();
  const take = (fault: Fault | null) => {
    if (!fault || sent.size >= MAX_REPORTS) return;
    const name = `${fault.where} ${fault.message}`;
    if (sent.has(name)) return;
    sent.add(name);
    send(fault).catch(() => undefined);
  };
  return {
    error: (where: string, thrown: unknown) => take(faultOf(where, thrown)),
    blocked: (event: SecurityPolicyViolationEvent) => take(blockedOf(event)),
  };
}
