import { BANK, BANK_IN_FULL, TOWN } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { StaticPart, StaticView } from '@/ui/static-part';
import type { TeamMember } from '@/api/contract';
import type { SiteFigures } from '@/domain/site-figures';
import * as drawings from '../components/about-drawings';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { LivePart } from '../components/live-part';
import { TeamSkeleton } from '../components/team/team-skeleton';

const History = styled('section')({ scrollMarginBlockStart: 16 });
const HistoryTitle = styled('h2')(VISUALLY_HIDDEN);

type Props = { figures: SiteFigures; team: readonly TeamMember[] | null };

const served = typeof window === 'undefined' ? drawings : null;
const loadDrawings = () => import('../components/about-drawings');
const loads = {
  history: async () => (await loadDrawings()).HistoryDrawing,
  people: async () => (await loadDrawings()).TeamGroups,
  figures: async () => (await loadDrawings()).BankInFigures,
  supervision: async () => (await loadDrawings()).Supervision,
};

const MISSION = (
  <>
    <p>
      A bank depends on the trust of people who rarely get to own a part of it. We want the baker who banks with us, the
      engineer abroad and the pensioner round the corner to become shareholders on the same terms as a fund: the same
      class of share, the same vote, the same documents.
    </p>
    <p>
      That is why the token is the share itself, with no company in between. Read{' '}
      <AppLink href="/fnxization">how a share becomes a token</AppLink>.
    </p>
  </>
);

const aboutBank = (figures: SiteFigures) => (
  <>
    <p>
      {`${BANK_IN_FULL} is a regional bank in ${TOWN}.`} It lends to small companies and home buyers, takes deposits and
      handles their payments. It has 31 branches, and earns most of its income from interest. More figures, year by
      year, are in <AppLink href="/bank-overview">The bank in figures</AppLink>.
    </p>
    <StaticView served={served && served.BankInFigures} load={loads.figures} height={150} props={{ figures }} />
  </>
);

const VALUES = (
  <ul>
    <li>
      <strong>State the figure, its date and its source.</strong> We publish no figure without them.
    </li>
    <li>
      <strong>Start with the weak points.</strong> Our comparison with other ways to own shares marks every row where we
      are weaker.
    </li>
    <li>
      <strong>Leave the keys where they belong.</strong> We never hold the wallet of a shareholder and never ask for its
      recovery words.
    </li>
    <li>
      <strong>Never hurry a buyer.</strong> No bonus for speed, no better price for early buyers, no referral
      commission.
    </li>
  </ul>
);

const loadTeam = async () => (await import('../live/live-team')).LiveTeam;

const LIVE_TEAM = (
  <LivePart
    id="team"
    load={loadTeam}
    meanwhile={<TeamSkeleton />}
    unscripted={<p>Loading their names needs JavaScript. They are also printed in the annual report.</p>}
  />
);

const peopleWith = (team: Props['team']) => (
  <>
    <p>
      A board of seven, five of them independent, appoints the three executives who run the bank. The head of risk
      reports to the board directly. The general meeting elects the board for three years at a time, and every whole
      share has one vote, whether it was bought in 2011 or last week.
    </p>
    {team && team.length > 0 ? (
      <StaticView served={served && served.TeamGroups} load={loads.people} height={1400} props={{ people: team }} />
    ) : (
      LIVE_TEAM
    )}
  </>
);

const sectionsWith = ({ figures, team }: Props): readonly FigureSection[] => [
  { id: 'mission', title: 'Why we do this', span: 'half', body: MISSION },
  { id: 'values', title: 'Our values', span: 'half', body: VALUES },
  { id: 'bank', title: 'The bank behind it', body: aboutBank(figures) },
  { id: 'people', title: 'Who decides', body: peopleWith(team) },
  {
    id: 'supervision',
    title: 'Who supervises us',
    body: (
      <StaticView served={served && served.Supervision} load={loads.supervision} height={480} props={{ figures }} />
    ),
  },
  {
    id: 'press',
    title: 'Press',
    body: (
      <p>
        Journalists can write to <a href="mailto:press@fnx.example">press@fnx.example</a>. On working days we reply
        within four hours.
      </p>
    ),
  },
];

export const AboutScreen = (props: Props) => (
  <FigurePage
    kicker="About FNX"
    title="A bank its customers can own"
    lead={`${BANK} has served ${TOWN} since 1986. Since 2025 its register of shareholders has been open for anyone to read.`}
    opening={
      <History id="timeline" aria-labelledby="timeline-title">
        <HistoryTitle id="timeline-title">Forty years in brief</HistoryTitle>
        <StaticPart served={served && served.HistoryDrawing} load={loads.history} height={560} />
      </History>
    }
    sections={sectionsWith(props)}
    nextLinks={[
      { href: '/how-work', label: 'How it works' },
      { href: '/how-different', label: 'How FNX is different' },
      { href: '/contactus', label: 'Contact' },
    ]}
  />
);
