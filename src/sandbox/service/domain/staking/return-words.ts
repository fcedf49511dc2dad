import type { StakeReason } from '../stored-payments';

export const RETURN_WORDS: Readonly<Partial<Record<StakeReason, string>>> = {
  SHORT: 'It was less than the amount of the stake.',
  OVER: 'It was more than the amount of the stake.',
  LATE: 'It arrived after the deposit deadline.',
  DOUBLED: 'The stake already has its deposit.',
  FOREIGN_SENDER: 'It came from a wallet other than the one on the stake.',
  WRONG_TOKEN: 'Only FNX can be staked.',
  PLAN_CLOSED: 'The plan closed before it arrived.',
  CAPACITY: 'The plan had no room left when it arrived.',
};
