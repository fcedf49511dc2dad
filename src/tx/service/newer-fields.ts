import { isAppError } from '@/errors/app-error';

/** The fields that the service refused with 400, or null. A gateway's 400 says nothing about the service. */
export function refusedFields(cause: unknown): readonly string[] | null {
  if (!isAppError(cause) || !cause.isOfService || cause.fault.kind !== 'form') return null;
  return Object.keys(cause.fault.fields);
}

type NewerFields = Readonly<{ requestId?: string; askedAt?: string }>;

/**
 * Retries without the fields that an older service has refused. If the service named no field, it may have refused all.
 */
export async function withNewerFields<T>(fields: NewerFields, call: (known: NewerFields) => Promise<T>): Promise<T> {
  try {
    return await call(fields);
  } catch (thrown) {
    const refused = refusedFields(thrown);
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const names = given.map(([name]) => name);
    if (names.length === 0 || !refused?.every((field) => names.includes(field))) throw thrown;
    const kept = given.filter(([name]) => refused.length > 0 && !refused.includes(name));
    return withNewerFields(Object.fromEntries(kept), call);
  }
}
