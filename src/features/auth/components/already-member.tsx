import { AFTER_LOGIN } from '@/config/routes';
import { NextStep } from './next-step';

export const AlreadyMember = () => (
  <NextStep href={AFTER_LOGIN} label="Go to your overview">
    You are logged in, so there is no second account to create.
  </NextStep>
);
