const SHOWN = 24;

export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : name;
}
