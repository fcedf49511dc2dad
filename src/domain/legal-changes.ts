import type { LegalChange } from '@/api/contract';

export function changesSince(
  changes: readonly LegalChange[],
  accepted: string | null | undefined,
): readonly LegalChange[] {
  if (!accepted) return [];
  const known = changes.findIndex(({ version }) => version === accepted);
  return known === -1 ? changes : changes.slice(0, known);
}
