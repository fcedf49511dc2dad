import { getBlogList, getTeam, type Article, type TeamMember } from '@/api/contract';
import { REPOSITORY_FIGURES, type SiteFigures } from '@/domain/site-figures';
import type { LandingProps, LandingContent } from '@/features/marketing';
import { askService } from './ask-service';
import { readFigures } from './figures';
import { priceAsServed } from './price-text';
import { PRINTED_TOPICS, readTopics, type QuestionsProps } from './questions';
import { fixedPageProps } from './page-props';

const NEWEST = 4;
const MAX_PEOPLE = 4;
const MAX_QUESTIONS = 5;
const FIRST_ASKED = ['is-it-a-share', 'protected', 'sell', 'lost-wallet', 'smallest'];
const DRAWN = new Set(['Tier 1 ratio', 'Equity', 'Profit after tax']);

/** Omits figures that the page does not show, because the props are sent a second time as JSON. */
function figuresShown({ bank, price, readAt }: SiteFigures): SiteFigures {
  const shown = ({ label }: { label: string }) => DRAWN.has(label);
  const { kpis, ratios } = bank;
  return {
    bank: { ...bank, summary: '', kpis: kpis.filter(shown), ratios: ratios.filter(shown), documents: [], risks: [] },
    price,
    currencies: null,
    readAt,
  };
}

function questionsFirst(topics: QuestionsProps['topics']) {
  const all = topics.flatMap(({ questions }) => questions);
  const first = FIRST_ASKED.flatMap((id) => all.filter((question) => question.id === id));
  const others = all.filter((question) => !first.includes(question));
  return { questions: [...first, ...others].slice(0, MAX_QUESTIONS), questionCount: all.length };
}

const newsShown = (articles: readonly Article[]): LandingContent['news'] =>
  articles.slice(0, NEWEST).map(({ _id, slug, category, title, excerpt, publishedAt, minutes }) => {
    return { _id, slug, category, title, excerpt, publishedAt, minutes };
  });

const peopleShown = (members: readonly TeamMember[]): LandingContent['people'] =>
  members
    .filter(({ group }) => group === 'management')
    .toSorted((one, other) => one.order - other.order)
    .slice(0, MAX_PEOPLE)
    .map(({ _id, name, role }) => ({ _id, name, role }));

async function ask(): Promise<LandingProps> {
  const [figures, topics, news, team] = await Promise.all([
    readFigures(),
    readTopics(),
    askService(getBlogList, { page: 1, limit: NEWEST }),
    askService(getTeam, {}),
  ]);
  return {
    served: priceAsServed(figures),
    content: {
      figures: figuresShown(figures),
      news: newsShown(news.docs),
      people: peopleShown(team.docs),
      ...questionsFirst(topics),
    },
  };
}

export const PRINTED_LANDING: LandingProps = {
  served: null,
  content: { figures: figuresShown(REPOSITORY_FIGURES), news: [], people: [], ...questionsFirst(PRINTED_TOPICS) },
};

export const landingProps = fixedPageProps<LandingProps>(ask, PRINTED_LANDING);
