import { Below, LastWide } from './dashboard-layout';
import { LatestActivity } from './latest-activity';
import { News } from './news';
import { NextSteps } from './next-steps';

export const DashboardFoot = () => (
  <Below>
    <LatestActivity />
    <NextSteps />
    <LastWide>
      <News />
    </LastWide>
  </Below>
);
