import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { storedStateOf } from '@/tx';
import { useUnsettled, type UnsettledTx } from '@/tx/hooks';
import { Stack } from '@/ui/layout/page';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { OtherAction } from './other-action';
import { isOver, type ActionCopy } from './transaction-copy';

/** Gets the focus when a step removes the focused control. The frame is no control, so it has no outline. */
const Frame = styled(Stack)({ '&:focus': { outline: 'none' } });

type Props = {
  own: string | null;
  copyOf: (transaction: UnsettledTx) => ActionCopy | null;
  children: (isOtherOpen: boolean) => ReactNode;
};

export function ActionFrame({ own, copyOf, children }: Props) {
  const others = useUnsettled().flatMap((transaction) => {
    const copy = transaction.key === own ? null : copyOf(transaction);
    return copy ? [{ ...transaction, copy }] : [];
  });
  const frame = useFocusWhenLost([own, ...others.map(({ key, status }) => `${key} ${status}`)].join());
  return (
    <Frame ref={frame} tabIndex={-1}>
      {others.map(({ key, description, copy }) => (
        <OtherAction key={key} txKey={key} description={description} copy={copy} />
      ))}
      {children(others.some(({ key }) => !isOver(storedStateOf(key))))}
    </Frame>
  );
}
