import { ACCOUNT_QUESTIONS, PRICE_QUESTIONS, SHARES_QUESTIONS } from './about-shares';
import { PAYMENT_QUESTIONS, SAFETY_QUESTIONS, WALLET_QUESTIONS } from './in-practice';
import type { Topic } from './question';

export const TOPICS: readonly Topic[] = [
  { id: 'shares', title: 'Shares and rights', questions: SHARES_QUESTIONS },
  { id: 'money', title: 'Price and amounts', questions: PRICE_QUESTIONS },
  { id: 'account', title: 'Account and identity', questions: ACCOUNT_QUESTIONS },
  { id: 'paying', title: 'Paying', questions: PAYMENT_QUESTIONS },
  { id: 'wallets', title: 'Wallets and staking', questions: WALLET_QUESTIONS },
  { id: 'safety', title: 'Selling and safety', questions: SAFETY_QUESTIONS },
];
