import { LOGIN } from '@/config/routes';
import { AuthPage } from './auth-page';
import { NextStep } from './next-step';

export const NoLogin = ({ title }: { title: string }) => (
  <AuthPage title={title} lead="There is no login under way in this tab, so there is no code to check.">
    <NextStep href={LOGIN} label="Back to login">
      A login stays in the tab in which it was begun, and ends with it.
    </NextStep>
  </AuthPage>
);
