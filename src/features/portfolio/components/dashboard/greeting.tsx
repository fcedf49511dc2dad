import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { profileQuery } from '@/api/endpoints/user/profile';
import { color } from '@/theme/tokens';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';

const Line = styled('p')({ color: color.soft, minBlockSize: '1.55em', fontSize: '1.0625rem', marginBlockEnd: 12 });

export function Greeting() {
  const query = useQuery(profileQuery);
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ firstName, lastName }) => (
        <Line>
          Account of <bdi>{`${firstName} ${lastName}`.trim() || '—'}</bdi>
        </Line>
      )}
    </Loaded>
  );
}

const Waiting = () => (
  <Line aria-busy="true">
    <Skeleton style={{ inlineSize: '22ch' }} />
  </Line>
);
