const FEW = 3;

export const areFew = (count: number): boolean => count <= FEW;

export function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left.';
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
}
