import styled from '@emotion/styled';
import { color, from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { DETAIL_STEPS, stepIndexOf, type DetailStep } from '../model/detail-steps';

/** This width must match the tablet breakpoint in the tokens. */
export const ONE_AT_A_TIME = '(max-width: 767.98px)';
const onPhone = `@media ${ONE_AT_A_TIME}`;
const HIDDEN = { display: 'none' } as const;

/** CSS hides the other steps, so that the server-rendered page is right before hydration. */
export const Group = styled('div')({
  display: 'grid',
  gap: 20,
  [onPhone]: { '&:not([data-is-current="true"])': HIDDEN },
});

const OnPhone = styled('div')({ display: 'grid', gap: 8, [from.tablet]: HIDDEN });
const Head = styled('p')({ ...FIGURES, color: color.soft, fontSize: '0.9375rem' });
const Track = styled('div')({ blockSize: 3, background: color.rule });
const Done = styled('div')({ blockSize: '100%', background: color.metal, transition: 'inline-size 0.3s ease-out' });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

const TITLES: Record<DetailStep, string> = {
  email: 'how we reach you',
  name: 'who you are',
  country: 'where you live',
  phone: 'your phone number',
  password: 'your password',
  consent: 'what you agree to',
};

export function StepProgress({ step }: { step: DetailStep }) {
  const number = stepIndexOf(step) + 1;
  const text = `Step ${number} of ${DETAIL_STEPS.length}`;
  return (
    <OnPhone>
      <Head aria-hidden="true">{text}</Head>
      <ScreenReaderText role="status">{`${text}: ${TITLES[step]}`}</ScreenReaderText>
      <Track aria-hidden="true">
        <Done style={{ inlineSize: `${(number / DETAIL_STEPS.length) * 100}%` }} />
      </Track>
    </OnPhone>
  );
}

export const StepButtons = OnPhone;

export const LastStepContent = styled('div')({
  display: 'grid',
  [onPhone]: { '&:not([data-is-current="true"])': HIDDEN },
});
