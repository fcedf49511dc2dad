import {
  DETAIL_STEPS,
  detailSteps,
  FIELDS_OF,
  FIRST_STEP,
  firstRefusedOf,
  isLast,
} from '@/features/auth/model/detail-steps';
import { NO_DRAFT } from '@/features/auth/model/sign-up-flow';

const STORED_DRAFT = { ...NO_DRAFT, email: 'vera@fnx.example' };

test('the steps are visited one by one, up to the last', () => {
  const seen = [FIRST_STEP.step];
  let state = FIRST_STEP;
  while (!isLast(state.step)) {
    state = detailSteps(state, { type: 'continued' });
    seen.push(state.step);
  }
  expect(seen).toEqual(DETAIL_STEPS);
  expect(detailSteps(state, { type: 'continued' }).step).toBe('consent');
  expect(detailSteps(FIRST_STEP, { type: 'back' }).step).toBe('email');
  expect(detailSteps(state, { type: 'back' }).step).toBe('password');
});

test.each([
  [{}, 'name'],
  [{ firstName: 'Vera' }, 'name'],
  [{ firstName: 'Vera', lastName: 'Visitor' }, 'country'],
  [{ firstName: 'Vera', lastName: 'Visitor', country: 'GB' }, 'phone'],
  [{ firstName: 'Vera', lastName: 'Visitor', country: 'GB', phone: '07700 900123' }, 'password'],
])('saved details are not requested again: with %j the form begins at %s', (more, step) =>
  expect(detailSteps(FIRST_STEP, { type: 'restored', draft: { ...STORED_DRAFT, ...more } })).toEqual({
    step,
    isMoved: false,
  }),
);

test('saved details do not move a visitor who is already at a later step', () => {
  const gone = detailSteps(FIRST_STEP, { type: 'continued' });
  expect(detailSteps(gone, { type: 'restored', draft: { ...STORED_DRAFT, country: 'GB' } })).toBe(gone);
});

test('a refused detail opens the step of its field', () => {
  for (const step of DETAIL_STEPS) {
    for (const field of FIELDS_OF[step])
      expect(detailSteps(FIRST_STEP, { type: 'refused', field })).toEqual({ step, isMoved: true });
  }
  expect(detailSteps(FIRST_STEP, { type: 'refused', field: 'captcha' }).step).toBe('email');
  expect(firstRefusedOf({ terms: {}, country: {} })).toBe('country');
  expect(firstRefusedOf({})).toBeUndefined();
});
