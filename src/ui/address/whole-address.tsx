import styled from '@emotion/styled';
import { Fragment } from 'react';
import { FIGURES } from '@/theme/typography';

const Whole = styled('bdi')({
  ...FIGURES,
  display: 'inline-table',
  fontSize: '0.875em',
  textWrap: 'balance',
  '[dir="rtl"] &': { textAlign: 'start' },
});

const GROUPS = /.{1,6}/g;

/** Shows every character, because no one should send money to an address after seeing only its ends. */
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
