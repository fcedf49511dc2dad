const COUNTS = ['', 'One step', 'Two steps', 'Three steps'] as const;

type Newcomer = { firstName: string; open: number; hadShares: boolean };

export function headingWords({ firstName, open, hadShares }: Newcomer): string {
  if (hadShares) return 'You hold no shares right now';
  const welcome = firstName ? `Welcome, ${firstName}.` : 'Welcome.';
  const count = COUNTS[open];
  return count ? `${welcome} ${count} to your first share` : welcome;
}
