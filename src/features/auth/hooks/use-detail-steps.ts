import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { ONE_AT_A_TIME } from '../components/detail-step';
import { detailSteps, FIELDS_OF, FIRST_STEP, firstRefusedOf, isLast } from '../model/detail-steps';
import type { Details } from '../model/registration';

const isOneAtATime = () => window.matchMedia(ONE_AT_A_TIME).matches;

export function useDetailSteps({ trigger, setError }: Pick<UseFormReturn<Details>, 'trigger' | 'setError'>) {
  const [state, send] = useReducer(detailSteps, FIRST_STEP);
  const { step, isMoved } = state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMoved || !isOneAtATime()) return;
    const group = place.current?.querySelector(`[data-step="${step}"]`);
    const field =
      group?.querySelector<HTMLElement>('[aria-invalid]') ?? group?.querySelector<HTMLElement>('input, select');
    field?.focus();
  }, [step, isMoved]);
  const refuse = (field: string) => flushSync(() => send({ type: 'refused', field }));
  const setErrorInStep: typeof setError = (name, error, options) => {
    // A hidden field cannot take the focus, so this shows its step first.
    if (options?.shouldFocus) refuse(name);
    setError(name, error, options);
  };
  return {
    ...{ step, send, place, setError: setErrorInStep },
    isComplete: () => isLast(step) || !isOneAtATime(),
    goOn: async () => {
      if (await trigger(FIELDS_OF[step], { shouldFocus: true })) send({ type: 'continued' });
    },
    showFault: (errors: FieldErrors<Details>) => {
      const field = firstRefusedOf(errors);
      if (field !== undefined && isOneAtATime()) refuse(field);
    },
  };
}
