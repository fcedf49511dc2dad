import type { StakeReason } from './stake';

export const RETURN_WORDS: Readonly<Partial<Record<StakeReason, string>>> = {
  SHORT: 'It was less than the stake was opened for.',
  OVER: 'It was more than the stake was opened for.',
  LATE: 'It arrived after the time for the deposit had ended.',
  DOUBLED: 'The stake has its deposit already.',
  FOREIGN_SENDER: 'It came from another wallet than the stake was opened with.',
  WRONG_TOKEN: 'A stake is made of FNX alone.',
  PLAN_CLOSED: 'The plan was closed before it arrived.',
  CAPACITY: 'The plan had no room left when it arrived.',
};
