import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';
import { LivePart } from '../components/live-part';
import { PageFrame, PageSkeleton } from '../components/page-frame';

const loadPage = async () => (await import('../live/live-page')).LivePage;

const Unscripted = () => (
  <Wide>
    <p>
      This text is fetched when its page opens, which needs scripts.{' '}
      <AppLink href="/static/term-condition">Terms</AppLink>, <AppLink href="/static/privacy-policy">privacy</AppLink>{' '}
      and <AppLink href="/static/risk-disclosure">risks</AppLink> can be read without, and{' '}
      <AppLink href="/contactus">the office</AppLink> sends every other text on paper.
    </p>
  </Wide>
);

/** One pattern of addresses for every managed page. */
export const ManagedPageScreen = () => (
  <LivePart
    id="managed"
    load={loadPage}
    meanwhile={<PageSkeleton />}
    unscripted={<Unscripted />}
    frame={(panel) => <PageFrame>{panel}</PageFrame>}
  />
);
