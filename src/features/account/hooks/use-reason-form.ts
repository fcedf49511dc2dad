import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { startDeactivation, type DeactivationStarted } from '@/api/endpoints/user/deactivation';
import { fieldMessagesOf } from '@/errors/text/calls';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import type { Draft } from '../model/deactivation-flow';
import { missingFrom, reasonText } from '../model/deactivation-text';

const FIELDS = ['reason', 'more', 'password'] as const;

export function useReasonForm(draft: Draft, onStarted: (answer: DeactivationStarted) => void) {
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (name?: string) => name && form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const start = useMutation({
    gcTime: 0,
    mutationFn: () => startDeactivation({ reason: reasonText(draft), password }),
    onSuccess: onStarted,
    onError: (error) => focusOn(FIELDS.find((name) => name in fieldMessagesOf(error))),
  });
  const startOnce = useOneAtATime(start.mutateAsync);
  const missing = missingFrom(draft, password);
  const refused = fieldMessagesOf(start.error);
  return {
    form,
    password,
    setPassword,
    errorOf: (name: (typeof FIELDS)[number]) => (wasTried ? missing[name] : undefined) ?? refused[name],
    rest: FIELDS.some((name) => refused[name]) ? null : start.error,
    isPending: start.isPending,
    submit: () => {
      setTried(true);
      const first = FIELDS.find((name) => missing[name]);
      if (first) focusOn(first);
      else startOnce();
    },
  };
}
