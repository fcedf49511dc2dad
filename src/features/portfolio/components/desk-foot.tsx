import { Below, LastWide } from './desk-layout';
import { LatestActivity } from './latest-activity';
import { News } from './news';
import { NextSteps } from './next-steps';

export const DeskFoot = () => (
  <Below>
    <LatestActivity />
    <NextSteps />
    <LastWide>
      <News />
    </LastWide>
  </Below>
);
