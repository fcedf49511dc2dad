import { ButtonLink } from '@/ui/button-link';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useKnown } from '../hooks/use-known';
import { nextSteps } from '../model/next-steps';
import { Section } from './section';
import { Step } from './step-list';

/** What to do next, in order; it goes when there is nothing. What could not be read is told where it stands. */
export function NextSteps() {
  const { known, isWaiting } = useKnown();
  const steps = nextSteps(known);
  // All at once: a step that came later would move those that are being pressed.
  if (isWaiting)
    return (
      <Section title="Next" busy>
        <LoadingPanel label="Looking for what to do next" lines={2} />
      </Section>
    );
  if (steps.length === 0) return null;
  return (
    <Section title="Next">
      <ol>
        {steps.map(({ key, title, text, href, action }, at) => (
          <Step key={key} state={at === 0 ? 'now' : 'ahead'} title={title} text={text}>
            <ButtonLink href={href} aria-label={`${action}: ${title}`}>
              {action}
            </ButtonLink>
          </Step>
        ))}
      </ol>
    </Section>
  );
}
