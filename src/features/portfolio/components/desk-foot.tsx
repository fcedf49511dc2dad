import { Below, LastWide } from './desk-layout';
import { LatestActivity } from './latest-activity';
import { News } from './news';
import { NextSteps } from './next-steps';

/** Below the figures: what happened, what to do next, and what the bank says. */
export const DeskFoot = () => (
  <Below>
    <LatestActivity />
    <NextSteps />
    <LastWide>
      <News />
    </LastWide>
  </Below>
);
