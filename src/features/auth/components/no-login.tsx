import { LOGIN } from '@/config/routes';
import { AuthPage } from './auth-page';
import { NextStep } from './next-step';

export const NoLogin = ({ title }: { title: string }) => (
  <AuthPage title={title} lead="There is no login in progress in this tab, so there is no code to enter.">
    <NextStep href={LOGIN} label="Back to login">
      A login works only in the tab where you started it.
    </NextStep>
  </AuthPage>
);
