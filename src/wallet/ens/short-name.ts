const SHOWN = 24;

/** Cut over 24 characters, not within one. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : name;
}
