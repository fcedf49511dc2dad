import styled from '@emotion/styled';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { Ladder } from '@/ui/ladder';
import { Stack } from '@/ui/layout/page';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';

const Region = styled(Stack)({ maxInlineSize: 640, '&:focus': { outline: 'none' } });
const Title = styled('h3')({ fontSize: '1.25rem' });

type Props = {
  title: string;
  /** The name of the ladder, such as "Progress of your swap". */
  progress: string;
  rungs: ComponentProps<typeof Ladder>['rungs'];
  /** Changes with each step, so that the focus is kept when a step removes the focused control. */
  step: string;
  /** True if the review was made just now, so that it receives the focus. */
  isFresh: boolean;
  children: ReactNode;
};

/** The frame of a send, swap or stake from its review to its end. */
export function ActionSection({ title, progress, rungs, step, isFresh, children }: Props) {
  const region = useFocusWhenLost(step);
  useEffect(() => {
    if (isFresh) region.current?.focus();
  }, [isFresh, region]);
  return (
    <Region as="section" ref={region} tabIndex={-1} aria-label={title}>
      <Ladder label={progress} rungs={rungs} />
      <Title>{title}</Title>
      {children}
    </Region>
  );
}
