import styled from '@emotion/styled';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useBlockedScreen } from '@/ui/blocking-overlay';
import { ProgressSteps } from '@/ui/progress-steps';
import { Stack } from '@/ui/layout/page';
import { useSingleTask } from '@/ui/single-task';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';

const Region = styled(Stack)({
  inlineSize: '100%',
  maxInlineSize: 640,
  '&:focus': { outline: 'none' },
  '&[data-alone]': { marginInline: 'auto' },
});
const Title = styled('h3')({
  fontSize: '1.25rem',
  '[data-alone] > &': { fontSize: 'clamp(1.625rem, 1.4rem + 1.1vw, 2rem)' },
});

type Props = {
  title: string;
  progress: string;
  progressSteps: ComponentProps<typeof ProgressSteps>['progressSteps'];
  /** Changes with each step, so that the focus is kept when a step removes the focused control. */
  step: string;
  /** Blocks the screen until the wallet is asked. */
  isChecking: boolean;
  isFresh: boolean;
  /**
   * The text about where to find the action while it runs, for a page that shows only the action. It is null once the
   * action has ended.
   */
  resumeHint?: string | null;
  children: ReactNode;
};

export function ActionSection({
  title,
  progress,
  progressSteps,
  step,
  isChecking,
  isFresh,
  resumeHint,
  children,
}: Props) {
  const region = useFocusWhenLost(step);
  const isAlone = resumeHint !== undefined;
  useSingleTask(resumeHint ?? null);
  useBlockedScreen(isChecking);
  useEffect(() => {
    if (isFresh) region.current?.focus();
  }, [isFresh, region]);
  return (
    <Region as="section" ref={region} tabIndex={-1} aria-label={title} data-alone={isAlone || undefined}>
      <ProgressSteps label={progress} progressSteps={progressSteps} />
      <Title as={isAlone ? 'h2' : 'h3'}>{title}</Title>
      {children}
    </Region>
  );
}
