import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { profileQuery } from '@/api/endpoints/user/profile';
import { color } from '@/theme/tokens';
import { Loaded } from '@/ui/state/loaded';

const Line = styled('p')({ color: color.soft, minBlockSize: '1.55em', fontSize: '1.0625rem', marginBlockEnd: 12 });

/** Who is logged in. Where the profile could not be read, this is where it is tried again. */
export function Greeting() {
  const query = useQuery(profileQuery);
  return (
    <Loaded query={query} loading={<Line aria-busy="true" />}>
      {({ firstName, lastName }) => (
        <Line>
          Logged in as <bdi>{`${firstName} ${lastName}`.trim() || '—'}</bdi>
        </Line>
      )}
    </Loaded>
  );
}
