import { LOGIN } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Narrow, PageTitle } from '@/ui/layout/page';

/** A code screen that was opened without a login under way. */
export const NoLogin = ({ title }: { title: string }) => (
  <Narrow>
    <PageTitle>{title}</PageTitle>
    <p>There is no login under way in this tab, so there is no code to check.</p>
    <p>
      <AppLink href={LOGIN}>Start at log in</AppLink>
    </p>
  </Narrow>
);
