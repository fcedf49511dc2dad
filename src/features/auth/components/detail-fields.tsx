import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { BANK } from '@/config/bank-identity';
import { color, from } from '@/theme/tokens';
import { CountryField } from '@/ui/form/country-field';
import { PhoneField } from '@/ui/form/phone-field';
import { TextField } from '@/ui/form/text-field';
import { usePhoneNumbers } from '@/ui/form/use-phone-numbers';
import type { DetailStep } from '../model/detail-steps';
import { EMAIL_RULES } from '../model/email';
import { isUnusual, numberFault } from '../model/phone-text';
import type { Details } from '../model/registration';
import { Group } from './detail-step';
import { LegalBoxes } from './legal-boxes';
import { NEW_PASSWORD_RULES, NewPasswordField } from './new-password-field';

const All = styled('div')({ display: 'grid', gap: 20 });
const Names = styled('div')({ display: 'grid', gap: 20, [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 16 } });

const Warning = styled('p')({
  borderInlineStart: `2px solid ${color.caution}`,
  marginBlockStart: 10,
  paddingInlineStart: 14,
  fontSize: '0.9375rem',
  textWrap: 'pretty',
});

const requiredText = (message: string) => ({
  validate: (text: string) => text.trim() !== '' || message,
  maxLength: { value: 100, message: 'Use 100 characters at most.' },
});

type FormProps = { form: UseFormReturn<Details> };

export function DetailFields({ form, step, ref }: FormProps & { step: DetailStep; ref: Ref<HTMLDivElement> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const versions = useQuery(legalVersionsQuery).data;
  const part = (name: DetailStep, fields: ReactNode) => (
    <Group data-step={name} data-is-current={name === step}>
      {fields}
    </Group>
  );
  return (
    <All ref={ref}>
      {part('name', <NameFields form={form} />)}
      {part('email', <EmailField form={form} />)}
      {part('country', <Country form={form} />)}
      {part('phone', <Phone form={form} />)}
      {part('password', <Password form={form} />)}
      {part('consent', <LegalBoxes register={register} errors={errors} versions={versions} />)}
    </All>
  );
}

const NameFields = ({ form: { register, formState } }: FormProps) => (
  <Names>
    <TextField
      label="First name"
      autoComplete="given-name"
      error={formState.errors.firstName?.message}
      {...register('firstName', requiredText('Enter your first name.'))}
    />
    <TextField
      label="Last name"
      autoComplete="family-name"
      error={formState.errors.lastName?.message}
      {...register('lastName', requiredText('Enter your last name.'))}
    />
  </Names>
);

const EmailField = ({ form: { register, formState } }: FormProps) => (
  <TextField
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete="email"
    dir="ltr"
    error={formState.errors.email?.message}
    {...register('email', EMAIL_RULES)}
  />
);

/** The country of residence sets the dialling code until the user types a number. */
function Country({ form: { control, getValues, setValue } }: FormProps) {
  const rules = { required: 'Choose your country of residence.' };
  const { field, fieldState } = useController({ control, name: 'country', rules });
  const { value, onChange, onBlur, ref } = field;
  const numbers = usePhoneNumbers();
  const choose = (country: string) => {
    onChange(country);
    const { national } = getValues('phone');
    if (national.trim() === '' && numbers?.dialOf(country)) setValue('phone', { country, national: '' });
  };
  return (
    <div>
      <CountryField
        label="Country"
        name="country"
        hint="Where you live and pay tax."
        error={fieldState.error?.message}
        value={value}
        onValue={choose}
        onBlur={onBlur}
        ref={ref}
      />
      <NotServed country={value} />
    </div>
  );
}

function NotServed({ country }: { country: string }) {
  const served = useQuery(legalVersionsQuery).data?.servedCountries;
  const isServed = country === '' || !served || served.includes(country);
  return (
    <div role="status">
      {!isServed && (
        <Warning>
          {BANK} does not currently offer shares in this country. You can still open an account and read everything.
        </Warning>
      )}
    </div>
  );
}

const PHONE_HINT = 'A mobile number, because we text you codes.';

function Phone({ form: { control } }: FormProps) {
  const { field, fieldState } = useController({ control, name: 'phone', rules: { validate: numberFault } });
  const { value, onChange, onBlur, ref } = field;
  const numbers = usePhoneNumbers();
  const doubt =
    fieldState.isTouched && isUnusual(numbers, value) ? ' Is every digit correct? This number looks unusual.' : '';
  return (
    <PhoneField
      label="Phone"
      name="phone"
      hint={`${PHONE_HINT}${doubt}`}
      error={fieldState.error?.message}
      value={value}
      onValue={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

function Password({ form: { control, register, formState } }: FormProps) {
  const typed = useWatch({ control, name: 'password' });
  return (
    <NewPasswordField
      label="Password"
      typed={typed}
      error={formState.errors.password?.message}
      {...register('password', NEW_PASSWORD_RULES)}
    />
  );
}
