export const ACCOUNT_MINUTES = 3;
export const IDENTITY_MINUTES = 5;
export const DELIVERY_MINUTES = 2;
export const MAX_REVIEW_TIME = 'one working day';
