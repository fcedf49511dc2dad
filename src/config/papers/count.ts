export const COUNTED_SHARES = '39,310,000';
