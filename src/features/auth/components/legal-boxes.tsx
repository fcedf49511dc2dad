import styled from '@emotion/styled';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Checkbox } from '@/ui/form/checkbox';
import { AppLink } from '@/ui/app-link';
import type { Details } from '../model/registration';

type Props = {
  register: UseFormRegister<Details>;
  errors: FieldErrors<Details>;
  versions?: { terms: string; risk: string };
};

const Boxes = styled('div')({ display: 'grid', gap: 10 });

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

const hintOf = (version: string | undefined) => `${version ? `Version ${version}. ` : ''}The link opens a new tab.`;

export const LegalBoxes = ({ register, errors, versions }: Props) => (
  <Boxes>
    <Checkbox
      label={
        <>
          I accept the{' '}
          <AppLink href="/static/term-condition" {...NEW_TAB}>
            terms
          </AppLink>
        </>
      }
      hint={hintOf(versions?.terms)}
      error={errors.terms?.message}
      {...register('terms', { required: 'Accept the terms to continue.' })}
    />
    <Checkbox
      label={
        <>
          I understand the{' '}
          <AppLink href="/static/risk-disclosure" {...NEW_TAB}>
            risks
          </AppLink>
        </>
      }
      hint={hintOf(versions?.risk)}
      error={errors.risks?.message}
      {...register('risks', { required: 'Confirm that you understand the risks to continue.' })}
    />
  </Boxes>
);
