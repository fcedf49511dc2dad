const FEW = 3;

const count = (left: number): string => {
  if (left === 0) return 'You have no recovery code left.';
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`;
};

export const areFew = (left: number): boolean => left <= FEW;

/** How many recovery codes are left, and what to do where they come to an end. */
export const codesLeftWords = (left: number): string =>
  areFew(left) ? `${count(left)} Make new ones in the settings, under Security.` : count(left);
