import type { Path } from 'react-hook-form';
import type { Details } from './registration';
import type { Draft } from './sign-up-flow';

export const DETAIL_STEPS = ['email', 'name', 'country', 'phone', 'password', 'consent'] as const;
export type DetailStep = (typeof DETAIL_STEPS)[number];

export const FIELDS_OF: Readonly<Record<DetailStep, readonly Path<Details>[]>> = {
  email: ['email'],
  name: ['firstName', 'lastName'],
  country: ['country'],
  phone: ['phone'],
  password: ['password'],
  consent: ['terms', 'risks'],
};

export type StepState = { step: DetailStep; isMoved: boolean };

export type StepEvent =
  { type: 'restored'; draft: Draft } | { type: 'continued' } | { type: 'back' } | { type: 'refused'; field: string };

export const FIRST_STEP: StepState = { step: 'email', isMoved: false };

export const stepIndexOf = (step: DetailStep): number => DETAIL_STEPS.indexOf(step);
export const isLast = (step: DetailStep): boolean => stepIndexOf(step) === DETAIL_STEPS.length - 1;

export function detailSteps(state: StepState, event: StepEvent): StepState {
  switch (event.type) {
    case 'restored':
      return state.isMoved ? state : { step: firstOpenOf(event.draft), isMoved: false };
    case 'continued':
      return beside(state, 1);
    case 'back':
      return beside(state, -1);
    case 'refused':
      return { step: stepOf(event.field) ?? state.step, isMoved: true };
  }
}

const beside = ({ step }: StepState, by: 1 | -1): StepState => ({
  step: DETAIL_STEPS[stepIndexOf(step) + by] ?? step,
  isMoved: true,
});

const stepOf = (field: string): DetailStep | undefined =>
  DETAIL_STEPS.find((step) => FIELDS_OF[step].some((name) => name === field));

export const firstRefusedOf = (errors: Readonly<Record<string, unknown>>): string | undefined =>
  DETAIL_STEPS.flatMap((step) => FIELDS_OF[step]).find((field) => errors[field] !== undefined);

function firstOpenOf(draft: Draft): DetailStep {
  const typed: readonly (readonly [DetailStep, string])[] = [
    ['email', draft.email],
    ['name', draft.firstName && draft.lastName],
    ['country', draft.country],
    ['phone', draft.phone],
  ];
  return typed.find(([, text]) => text === '')?.[0] ?? 'password';
}
