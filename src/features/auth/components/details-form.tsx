import { useEffect, type FormEvent, useReducer, useRef } from 'react';
import { useForm, type UseFormReturn, type FieldErrors } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { TextButton } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useRegistration } from '../hooks/use-registration';
import { isLast, stepIndexOf, detailSteps, FIELDS_OF, FIRST_STEP, firstRefusedOf } from '../model/detail-steps';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { restOf } from '../model/refusals';
import { DETAIL_NAMES, detailsOf, draftOf, type Details } from '../model/registration';
import { NO_DRAFT, type Draft } from '../model/sign-up-flow';
import { DetailFields } from './detail-fields';
import { LastStepContent, StepButtons, StepProgress, ONE_AT_A_TIME } from './detail-step';

const isOneAtATime = () => window.matchMedia(ONE_AT_A_TIME).matches;

function useDetailSteps({ trigger, setError }: Pick<UseFormReturn<Details>, 'trigger' | 'setError'>) {
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
    // Shows the step of a hidden field first, because a hidden field cannot take the focus.
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

type Props = {
  draft: Draft | null;
  /** True if the details are complete. A phone then starts at the first step, not at the first empty one. */
  isCorrection?: boolean;
};

export function DetailsForm({ draft, isCorrection = false }: Props) {
  const form = useForm<Details>({ mode: 'onTouched', defaultValues: detailsOf(NO_DRAFT) });
  const { handleSubmit, reset } = form;
  useKeeping(form);
  const { ask, widget } = useHumanCheck();
  const { step, send, place, setError, isComplete, goOn, showFault } = useDetailSteps(form);
  const registration = useRegistration(ask, setError);
  useStoredDraft(draft, (stored) => {
    reset(detailsOf(stored));
    if (!isCorrection) send({ type: 'restored', draft: stored });
  });
  const submit = handleSubmit(useOneAtATime(registration.mutateAsync), showFault);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (isComplete() ? submit() : goOn());
  };
  return (
    <Form onSubmit={onSubmit}>
      <StepProgress step={step} />
      <DetailFields form={form} step={step} ref={place} />
      {widget}
      <LastStepContent data-is-current={isLast(step)}>
        <FormError error={restOf(registration.error, DETAIL_NAMES)} onRetry={() => void submit()} />
      </LastStepContent>
      {!isLast(step) && (
        <StepButtons>
          <SubmitButton isBusy={false}>Continue</SubmitButton>
        </StepButtons>
      )}
      <LastStepContent data-is-current={isLast(step)}>
        <SubmitButton isBusy={registration.isPending}>Open account</SubmitButton>
      </LastStepContent>
      {stepIndexOf(step) > 0 && (
        <StepButtons>
          <TextButton type="button" onClick={() => send({ type: 'back' })}>
            Back
          </TextButton>
        </StepButtons>
      )}
    </Form>
  );
}

function useStoredDraft(draft: Draft | null, fill: (draft: Draft) => void): void {
  const isKnown = draft !== null;
  useEffect(() => {
    if (draft && draft !== NO_DRAFT) fill(draft);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is filled only once, when the draft is read
  }, [isKnown]);
}

/** Saves every keystroke, because a reload does not blur the field first. */
function useKeeping({ subscribe }: UseFormReturn<Details>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void storedSignUpFlow.send({ type: 'typed', draft: draftOf(values) }),
      }),
    [subscribe],
  );
}
