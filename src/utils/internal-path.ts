import { linkTarget } from './link-target';

export function internalPath(candidate: unknown): string | null {
  const target = linkTarget(candidate);
  return target?.isInternal ? target.href : null;
}
