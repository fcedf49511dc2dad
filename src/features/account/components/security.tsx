import { CHANGE_PASSWORD } from '@/config/routes';
import { ButtonLink } from '@/ui/button/button-link';
import { Prose } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';

const loadTwoFactor = async () => (await import('./two-factor/two-factor-steps')).TwoFactorSteps;

const TwoFactor = () => (
  <Panel title="Two-factor authentication">
    <LazyPart
      isWanted
      load={loadTwoFactor}
      meanwhile={<LoadingPanel label="Loading two-factor authentication" lines={2} />}
      failed={missingCode}
    />
  </Panel>
);

const loadDeactivation = async () => (await import('./deactivation/deactivation-steps')).DeactivationSteps;

const Deactivation = () => (
  <Panel title="Deactivate account">
    <LazyPart
      isWanted
      load={loadDeactivation}
      meanwhile={<LoadingPanel label="Loading account deactivation" lines={2} />}
      failed={missingCode}
    />
  </Panel>
);

export const Security = () => (
  <Stack>
    <Panel title="Password">
      <Prose>
        <p>
          Use at least ten characters that you use nowhere else. Changing your password ends all your other sessions.
        </p>
        <div>
          <ButtonLink href={CHANGE_PASSWORD}>Change password</ButtonLink>
        </div>
      </Prose>
    </Panel>
    <TwoFactor />
    <Panel title="Sessions">
      <Prose>
        <p>A login lasts up to a day. Logging out in one tab logs you out in all tabs of this browser.</p>
        <p>If you think someone else is logged in, change your password. All other sessions end at once.</p>
      </Prose>
    </Panel>
    <Deactivation />
  </Stack>
);
