import styled from '@emotion/styled';
import { Fragment } from 'react';
import { FIGURES } from '@/theme/typography';

/** A little smaller, so that it stands in one line beside what it is wherever there is room; else in even lines. */
const Whole = styled('bdi')({
  ...FIGURES,
  display: 'inline-block',
  fontSize: '0.875em',
  textWrap: 'balance',
  '[dir="rtl"] &': { textAlign: 'start' },
});

const GROUPS = /.{1,6}/g;

/** Every figure of it: where money goes, nobody should have to trust the ends of an address. */
export const WholeAddress = ({ value }: { value: string }) => (
  <Whole dir="ltr">
    {value.match(GROUPS)?.map((group, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {group}
      </Fragment>
    ))}
  </Whole>
);
