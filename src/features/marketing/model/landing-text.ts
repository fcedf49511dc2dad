import type { Article, TeamMember } from '@/api/contract';
import type { PriceAsServed, SiteFigures } from '@/domain/site-figures';
import type { RichNode } from '@/ui/rich-text/rich-node';

/** Contains only data that the page shows, because the HTML contains the data a second time as props. */
export type LandingContent = {
  figures: SiteFigures;
  news: Pick<Article, '_id' | 'slug' | 'category' | 'title' | 'excerpt' | 'publishedAt' | 'minutes'>[];
  people: Pick<TeamMember, '_id' | 'name' | 'role'>[];
  questions: { id: string; ask: string; answer: RichNode[] }[];
  questionCount: number;
};

export type LandingProps = { content: LandingContent; served: PriceAsServed | null };
