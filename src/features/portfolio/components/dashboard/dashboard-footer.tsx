import { ButtonLink } from '@/ui/button/button-link';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useNextStepFacts } from '../../hooks/use-next-step-facts';
import { nextSteps } from '../../model/next-steps';
import { Section } from '../section';
import { Below, LastWide } from './dashboard-layout';
import { LatestActivity } from './latest-activity';
import { News } from './news';
import { Step } from './step-list';

function NextSteps() {
  const { known, isWaiting } = useNextStepFacts();
  const steps = nextSteps(known);
  // Waits until all steps are known. A step that appeared later would move a button that the user is about to click.
  if (isWaiting)
    return (
      <Section title="Next" busy>
        <LoadingPanel label="Loading your next steps" lines={2} />
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

export const DashboardFooter = () => (
  <Below>
    <LatestActivity />
    <NextSteps />
    <LastWide>
      <News />
    </LastWide>
  </Below>
);
