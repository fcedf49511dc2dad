export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    message: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export type FieldErrors = Readonly<Record<string, string>>;

export const formRefusal = (
  errors: FieldErrors,
  message = Object.values(errors)[0] ?? 'The request could not be read.',
) => new Refusal(400, message, { errors });

export const expiredSession = () => new Refusal(401, 'Your session has expired. Please log in again.');

export const locked = (retryAfter: number) =>
  new Refusal(403, 'Too many wrong codes or passwords. This account is locked for a short while.', {
    reason: 'LOCKED',
    retryAfter,
  });

export const missing = (message: string) => new Refusal(404, message);

export const tooMany = (message: string, retryAfter: number) => new Refusal(429, message, { retryAfter });

export const wrongMethod = (allowed: readonly string[]) =>
  new Refusal(405, 'This address does not support this method.', { allowed });
