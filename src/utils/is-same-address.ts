export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
