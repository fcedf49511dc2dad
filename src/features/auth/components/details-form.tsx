import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { from } from '@/theme/tokens';
import { CountryField } from '@/ui/form/country-field';
import { Form } from '@/ui/form/form';
import { PhoneField } from '@/ui/form/phone-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import { useRegistration } from '../hooks/use-registration';
import { useOneAtATime } from '@/utils/use-one-at-a-time';
import { EMAIL_RULES } from '../model/email';
import { keptSignUp } from '../model/kept-sign-up';
import { writtenNumber } from '../model/phone-number';
import { restOf } from '../model/refusals';
import { DETAIL_NAMES, detailsOf, draftOf, type Details } from '../model/registration';
import { NO_DRAFT, type Draft } from '../model/sign-up-flow';
import { LegalBoxes } from './legal-boxes';
import { NEW_PASSWORD_RULES, NewPasswordField } from './new-password-field';

const Names = styled('div')({ display: 'grid', gap: 20, [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 16 } });

const said = (words: string) => ({
  validate: (text: string) => text.trim() !== '' || words,
  maxLength: { value: 100, message: 'Use 100 characters at most.' },
});

/** `draft` is null until it is known what this tab has kept. */
export function DetailsForm({ draft }: { draft: Draft | null }) {
  const form = useForm<Details>({ mode: 'onTouched', defaultValues: detailsOf(NO_DRAFT) });
  const { register, control, handleSubmit, reset, getValues, setError, formState } = form;
  const { errors } = formState;
  const { ask, widget } = useHumanCheck();
  const registration = useRegistration(ask, setError);
  const versions = useQuery(legalVersionsQuery).data;
  useKeptValues(draft, (kept) => reset(detailsOf(kept)));
  const submit = handleSubmit(useOneAtATime(registration.mutateAsync));
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      onBlur={() => keptSignUp.send({ type: 'typed', draft: draftOf(getValues()) })}
    >
      <Names>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', said('Enter your first name.'))}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', said('Enter your last name.'))}
        />
      </Names>
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        error={errors.email?.message}
        {...register('email', EMAIL_RULES)}
      />
      <Phone control={control} />
      <CountryField
        label="Country"
        hint="Where you live and pay tax."
        error={errors.country?.message}
        {...register('country', { required: 'Choose your country of residence.' })}
      />
      <Password control={control} error={errors.password?.message} {...register('password', NEW_PASSWORD_RULES)} />
      <LegalBoxes register={register} errors={errors} versions={versions} />
      {widget}
      <FormError error={restOf(registration.error, DETAIL_NAMES)} onRetry={() => void submit()} />
      <SubmitButton isBusy={registration.isPending}>Create account</SubmitButton>
    </Form>
  );
}

/** Once, when it is known: later changes of it are what is being typed here. */
function useKeptValues(draft: Draft | null, fill: (draft: Draft) => void): void {
  const isKnown = draft !== null;
  useEffect(() => {
    if (draft && draft !== NO_DRAFT) fill(draft);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isKnown]);
}

const NUMBER_WORDS = 'Enter your number as you dial it at home, and choose its country code.';

function Phone({ control }: { control: Control<Details> }) {
  const rules = {
    validate: ({ country, national }: Details['phone']) => writtenNumber(country, national) !== null || NUMBER_WORDS,
  };
  const { field, fieldState } = useController({ control, name: 'phone', rules });
  const { value, onChange, onBlur, ref } = field;
  return (
    <PhoneField
      label="Phone"
      name="phone"
      hint="A mobile number: codes come by text message."
      error={fieldState.error?.message}
      value={value}
      onValue={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

type PasswordProps = Omit<Parameters<typeof NewPasswordField>[0], 'label' | 'typed'> & { control: Control<Details> };

function Password({ control, ...field }: PasswordProps) {
  const typed = useWatch({ control, name: 'password' });
  return <NewPasswordField label="Password" typed={typed} {...field} />;
}
