import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useUnsettled, type UnsettledTx } from '@/tx/hooks';
import { Stack } from '@/ui/layout/page';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { OtherAction } from './other-action';
import type { ActionCopy } from './transaction-copy';

/** Receives the focus when a step change removes the focused control. It is not a control itself, so it has no outline. */
const Frame = styled(Stack)({ '&:focus': { outline: 'none' } });

type Props = {
  own: string | null;
  kindOf: (transaction: UnsettledTx) => ActionCopy | null;
  children: (hasOthers: boolean) => ReactNode;
};

export function ActionFrame({ own, kindOf, children }: Props) {
  const others = useUnsettled().flatMap((transaction) => {
    const kind = transaction.key === own ? null : kindOf(transaction);
    return kind ? [{ ...transaction, shown: kind }] : [];
  });
  const frame = useFocusWhenLost([own, ...others.map(({ key, status }) => `${key} ${status}`)].join());
  return (
    <Frame ref={frame} tabIndex={-1}>
      {others.map(({ key, description, shown }) => (
        <OtherAction key={key} txKey={key} description={description} kind={shown} />
      ))}
      {children(others.length > 0)}
    </Frame>
  );
}
