import type { Article, TeamMember } from '@/api/contract';
import type { PriceAsServed, SiteFigures } from '@/domain/site-figures';
import type { RichNode } from '@/ui/rich-text/rich-node';

/** What the start page is told: of the service what it shows alone, since all of it stands in its HTML a second time. */
export type LandingTold = {
  figures: SiteFigures;
  news: Pick<Article, '_id' | 'slug' | 'category' | 'title' | 'excerpt' | 'publishedAt' | 'minutes'>[];
  people: Pick<TeamMember, '_id' | 'name' | 'role'>[];
  questions: { id: string; ask: string; answer: RichNode[] }[];
  questionCount: number;
};

export type LandingProps = { told: LandingTold; served: PriceAsServed | null };
