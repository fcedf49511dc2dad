import styled from '@emotion/styled';
import { AFTER_LOGIN } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { AppLink } from '@/ui/app-link';

const Place = styled('div')({ 'html[data-member] &': { minBlockSize: '3.5rem' } });
const Note = styled('p')({ paddingBlockEnd: 28 });

export function LoggedInNote() {
  const session = useSession();
  return (
    <Place>
      {session.state === 'authenticated' && (
        <Note role="status">
          You are logged in, so you have an account already. <AppLink href={AFTER_LOGIN}>Go to the dashboard</AppLink>
        </Note>
      )}
    </Place>
  );
}
