import { useMutation } from '@tanstack/react-query';
import { useCallback, useReducer, useRef } from 'react';
import { fetchSdkToken, nameApplicant } from '@/api/endpoints/kyc';
import { mayPass, retryDelay } from '@/api/query-client';
import type { AppConfig } from '@/config/app-config';
import { identityFaultText } from '@/errors/text/identity';
import { readCheckEvent } from '../model/check-event';
import { checkReducer, CLOSED } from '../model/check-flow';
import { isTokenOf } from '../model/token-urls';

type Identity = NonNullable<AppConfig['identity']>;

const TRIES_TO_NAME = 5;

/**
 * `onNews` runs when the status may have changed. The function must be stable, because the SDK keeps its first
 * handlers.
 */
export function useCheck(onNews: () => void) {
  const [flow, dispatch] = useReducer(checkReducer, CLOSED);
  const isAsking = useRef(false);
  const named = useRef('');
  const name = useMutation({
    mutationFn: nameApplicant,
    retry: (failures, error) => failures < TRIES_TO_NAME && mayPass(error),
    retryDelay,
    onSuccess: onNews,
  }).mutate;

  const open = async ({ origin, level }: Identity) => {
    if (isAsking.current) return;
    isAsking.current = true;
    dispatch({ type: 'ask' });
    try {
      const token = await fetchSdkToken(level);
      dispatch({ type: 'token', token, isTrusted: isTokenOf(origin, token) });
    } catch (error) {
      dispatch({ type: 'refused', error });
      onNews();
    } finally {
      isAsking.current = false;
    }
  };

  const handlersFor = ({ origin, level }: Identity, firstToken: string) => {
    let current = firstToken;
    return {
      renew: async () => {
        const token = await fetchSdkToken(level).catch(() => current);
        if (token === current || !isTokenOf(origin, token)) {
          dispatch({ type: 'trouble', fault: 'not-renewed' });
          onNews();
          throw new Error(identityFaultText('not-renewed').text);
        }
        current = token;
        return token;
      },
      onEvent: (type: unknown, payload: unknown) => {
        const event = readCheckEvent(type, payload);
        if (event.type === 'ready' || event.type === 'progress') dispatch({ type: event.type });
        if (event.type === 'news') onNews();
        if (event.type !== 'applicant' || named.current === event.applicantId) return;
        named.current = event.applicantId;
        name(event.applicantId);
      },
      onFault: () => dispatch({ type: 'trouble', fault: 'page-fault' }),
      onLate: () => dispatch({ type: 'late' }),
      onBlocked: () => dispatch({ type: 'blocked' }),
    };
  };

  const close = useCallback(() => dispatch({ type: 'close' }), []);
  return { flow, open, close, handlersFor };
}

export type Check = ReturnType<typeof useCheck>;
export type CheckHandlers = ReturnType<Check['handlersFor']>;
