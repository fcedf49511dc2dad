import { HOME } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Narrow, PageTitle, Stack } from '@/ui/layout/page';

type Props = { title: string; happened: string; todo: string };

/** What happened, what to do, and the way back. */
export const ErrorPage = ({ title, happened, todo }: Props) => (
  <Narrow>
    <Stack>
      <PageTitle>{title}</PageTitle>
      <p>{happened}</p>
      <p>{todo}</p>
      <AppLink href={HOME}>Go to the home page</AppLink>
    </Stack>
  </Narrow>
);
