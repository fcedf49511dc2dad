import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';

const List = styled('dl')({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });
const Term = styled('dt')({ fontSize: '0.9375rem', color: color.faint });
const Note = styled('p')({ color: color.soft, marginBlockStart: 20 });

type Row = [label: string, read: (user: User) => string];

const ROWS: readonly Row[] = [
  ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`.trim()],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ countryCode, phone }) => phone && `${countryCode} ${phone}`.trim()],
  ['Country of residence', ({ country }) => country && countryName(country)],
];

const countryName = (code: string): string => {
  try {
    return new Intl.DisplayNames(undefined, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

const Rows = ({ user }: { user?: User }) => (
  <List>
    {ROWS.map(([label, read]) => (
      <div key={label}>
        <Term>{label}</Term>
        <dd>{user ? <bdi>{read(user) || '—'}</bdi> : <Skeleton />}</dd>
      </div>
    ))}
  </List>
);

export function Profile() {
  const query = useQuery(profileQuery);
  return (
    <Panel title="Profile" busy={query.isPending}>
      <Loaded query={query} loading={<Rows />}>
        {(user) => <Rows user={user} />}
      </Loaded>
      <Note>
        We verified these details when you opened your account. To change one,{' '}
        <AppLink href="/contactus">contact support</AppLink>.
      </Note>
    </Panel>
  );
}
