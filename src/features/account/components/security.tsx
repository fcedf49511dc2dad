import { CHANGE_PASSWORD } from '@/config/routes';
import { ButtonLink } from '@/ui/button/button-link';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';

const loadTwoFactor = async () => (await import('./two-factor/two-factor-steps')).TwoFactorSteps;

const TwoFactor = () => (
  <Panel title="Two-factor authentication">
    <LazyPart
      isWanted
      load={loadTwoFactor}
      meanwhile={<LoadingPanel label="Loading the state of two-factor authentication" lines={2} />}
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
      meanwhile={<LoadingPanel label="Loading what ends your account" lines={2} />}
      failed={missingCode}
    />
  </Panel>
);

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
    <Deactivation />
  </Stack>
);
