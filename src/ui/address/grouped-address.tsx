import styled from '@emotion/styled';
import { Fragment } from 'react';
import { FIGURES } from '@/theme/typography';

const Whole = styled('bdi')({
  ...FIGURES,
  display: 'inline-table',
  textWrap: 'balance',
  userSelect: 'text',
  textAlign: 'start',
  '& > span:not(:last-of-type)': { marginInlineEnd: '0.45em' },
});

const GROUPS = /^0x|.{1,4}/g;

/**
 * Groups an address in fours for comparison. The gaps are margins, so that copying and screen readers get no spaces.
 */
export const GroupedAddress = ({ value }: { value: string }) => (
  <Whole dir="ltr">
    {value.match(GROUPS)?.map((group, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        <span>{group}</span>
      </Fragment>
    ))}
  </Whole>
);
