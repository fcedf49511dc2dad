export const termWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
