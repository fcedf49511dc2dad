import styled from '@emotion/styled';
import { UNSEEN } from '@/theme/tokens';
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
const HistoryTitle = styled('h2')(UNSEEN);

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
      A bank lives from the trust of people who rarely get to own a part of it. We want the baker who keeps her account
      with us, the engineer abroad and the pensioner round the corner to become shareholders on the same terms as a
      fund: the same class of share, the same vote, the same papers.
    </p>
    <p>
      That is why the share itself became the token, and no company in between owns the real thing. Read{' '}
      <AppLink href="/fnxization">how a share becomes a token</AppLink>.
    </p>
  </>
);

const bankItself = (figures: SiteFigures) => (
  <>
    <p>
      FNX Bank p.l.c. is a regional bank in Port Fenholm. It lends to small companies and to people who buy a home,
      takes deposits, and moves money for both. It has 31 branches, and earns most of its income from interest. More
      figures, with their years, are in the <AppLink href="/bank-overview">overview of the bank</AppLink>.
    </p>
    <StaticView served={served && served.BankInFigures} load={loads.figures} height={150} props={{ figures }} />
  </>
);

const VALUES = (
  <ul>
    <li>
      <strong>Say the figure, its day and its source.</strong> A number without them is not published.
    </li>
    <li>
      <strong>Tell the weak point first.</strong> Our comparison with other ways to own shares names the rows that we
      lose.
    </li>
    <li>
      <strong>Leave the keys where they belong.</strong> We never hold the wallet of a shareholder and never ask for its
      recovery words.
    </li>
    <li>
      <strong>Pay nobody to hurry you.</strong> No bonus for speed, no better price for the first, no commission for a
      friend.
    </li>
  </ul>
);

const loadTeam = async () => (await import('../live/live-team')).LiveTeam;

/** Used only if the server could not read the team when it rendered the page. */
const LIVE_TEAM = (
  <LivePart
    id="team"
    load={loadTeam}
    meanwhile={<TeamSkeleton />}
    unscripted={
      <p>Their names are fetched when the page opens, which needs scripts; the annual report prints them too.</p>
    }
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
  { id: 'values', title: 'What we hold to', span: 'half', body: VALUES },
  { id: 'bank', title: 'The bank behind it', body: bankItself(figures) },
  { id: 'people', title: 'Who decides', body: peopleWith(team) },
  {
    id: 'supervision',
    title: 'Who watches',
    body: (
      <StaticView served={served && served.Supervision} load={loads.supervision} height={480} props={{ figures }} />
    ),
  },
  {
    id: 'press',
    title: 'Press and this demonstration',
    body: (
      <p>
        Journalists reach us at <a href="mailto:press@fnx.example">press@fnx.example</a>, on working days within four
        hours. FNX Bank, Port Fenholm, its authorities and everyone named here are invented: this site shows how such a
        bank could work, and no real share is offered.
      </p>
    ),
  },
];

export const AboutScreen = (props: Props) => (
  <FigurePage
    kicker="About FNX"
    title="A bank that its customers can own"
    lead="FNX Bank has kept accounts in Port Fenholm since 1986. Since 2025 it keeps its register of shareholders where anybody can read it."
    opening={
      <History id="timeline" aria-labelledby="timeline-title">
        <HistoryTitle id="timeline-title">Forty years, in short</HistoryTitle>
        <StaticPart served={served && served.HistoryDrawing} load={loads.history} height={560} />
      </History>
    }
    sections={sectionsWith(props)}
    onward={[
      { href: '/how-work', label: 'How it works' },
      { href: '/how-different', label: 'How FNX is different' },
      { href: '/contactus', label: 'Contact' },
    ]}
  />
);
