import { FAULT } from '@/errors/report';

const loadReporter = async () => (await import('./report-fault')).createReporter();
type Reporter = Awaited<ReturnType<typeof loadReporter>>;

/**
 * Reports faults of this page to the server, if the server accepts reports (REPORTS=1). The code loads at the first
 * fault. The returned function stops this.
 */
export function sendReports(): () => void {
  let reporter: Promise<Reporter> | undefined;
  const take = (work: (reporter: Reporter) => void) => {
    (reporter ??= loadReporter()).then(work).catch(() => undefined);
  };
  const onError = (where: string, thrown: unknown) => take(({ error }) => error(where, thrown));
  const onUncaught = ({ error }: ErrorEvent) => onError('uncaught', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => onError('rejected', reason);
  const onPolicy = (event: SecurityPolicyViolationEvent) => take(({ blocked }) => blocked(event));
  const onFault = (event: Event) => onError(...(event as CustomEvent<[string, unknown]>).detail);
  window.addEventListener(FAULT, onFault);
  window.addEventListener('error', onUncaught);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onPolicy);
  return () => {
    window.removeEventListener(FAULT, onFault);
    window.removeEventListener('error', onUncaught);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onPolicy);
  };
}
