import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '@/api/contract';
import { saveSettings, settingsQuery } from '@/api/endpoints/user/settings';
import { Checkbox } from '@/ui/form/checkbox';
import { Prose } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import { FormError } from '@/ui/state/form-error';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';

type Notify = Settings['notify'];

const SWITCHES = [
  ['email', 'E-mail', 'Orders, stakes, your identity check and FNX news.'],
  ['sms', 'Text messages', 'Orders and security only.'],
] as const satisfies readonly (readonly [keyof Notify, string, string])[];

const UNKNOWN_SETTING = 'We could not check whether this is on.';

export function Messages() {
  const query = useQuery(settingsQuery);
  return (
    <Panel title="Notifications" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your choices" lines={2} />}>
        {({ notify }) => <Switches notify={notify} />}
      </Loaded>
    </Panel>
  );
}

function Switches({ notify }: { notify: Notify }) {
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: (changed: Partial<Record<keyof Notify, boolean>>) => saveSettings({ notify: changed }),
    onSuccess: (saved) => cache.setQueryData(settingsQuery.queryKey, saved),
  });
  const saveOnce = useOneAtATime(save.mutateAsync);
  const shown = save.isPending ? { ...notify, ...save.variables } : notify;
  return (
    <Prose>
      <p>Everything appears in the app. How else should we reach you?</p>
      {SWITCHES.map(([key, label, hint]) => (
        <Checkbox
          key={key}
          label={label}
          hint={shown[key] === null ? `${hint} ${UNKNOWN_SETTING}` : hint}
          checked={shown[key] === true}
          aria-busy={save.isPending || undefined}
          onChange={({ target }) => saveOnce({ [key]: target.checked })}
        />
      ))}
      <p role="status">{save.isPending ? 'Saving…' : save.isSuccess ? 'Saved.' : ''}</p>
      <FormError error={save.error} />
      <p>We always send login codes and security alerts.</p>
    </Prose>
  );
}
