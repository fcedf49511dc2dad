import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { CHANGE_PASSWORD } from '@/config/routes';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button-link';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';

const TWO_FACTOR = {
  on: {
    tone: 'gain',
    label: 'On',
    text: 'Each login asks for a code from your authenticator app, after those that go to your phone and your e-mail.',
  },
  off: {
    tone: 'caution',
    label: 'Off',
    text: 'Each login asks for a code from your phone and one from your e-mail. An authenticator app adds a third, which is made on your own device and cannot be caught on its way.',
  },
} as const;

function TwoFactor() {
  const query = useQuery(profileQuery);
  return (
    <Panel title="Two-factor authentication" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading the state of two-factor authentication" lines={2} />}>
        {({ twoFactorEnabled }) => {
          const { tone, label, text } = TWO_FACTOR[twoFactorEnabled ? 'on' : 'off'];
          return (
            <Words>
              <Badge tone={tone}>{label}</Badge>
              <p>{text}</p>
            </Words>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** What keeps others out. */
export const Security = () => (
  <Stack>
    <Panel title="Password">
      <Words>
        <p>At least ten characters that you use nowhere else. Changing it ends every other session of yours.</p>
        <div>
          <ButtonLink href={CHANGE_PASSWORD}>Change password</ButtonLink>
        </div>
      </Words>
    </Panel>
    <TwoFactor />
    <Panel title="Sessions">
      <Words>
        <p>A login lasts a day at the most. Logging out in one tab logs out all tabs of this browser.</p>
        <p>
          Where you think that somebody else is logged in, change your password: every session but this one ends at
          once.
        </p>
      </Words>
    </Panel>
  </Stack>
);
