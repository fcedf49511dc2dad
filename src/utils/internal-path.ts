import { linkTarget } from './link-target';

/** A path inside this site, or null. */
export function internalPath(candidate: unknown): string | null {
  const target = linkTarget(candidate);
  return target?.isInternal ? target.href : null;
}
