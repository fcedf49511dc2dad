import type { ReactNode } from 'react';
import { BLOG } from '../model/blog-address';
import { ManagedFrame, TextSkeleton } from './managed-frame';

const ONWARD = [
  { href: BLOG, label: 'All notes from the bank' },
  { href: '/faq', label: 'Questions and answers' },
  { href: '/help', label: 'Help by task' },
];

/** Around an article that is on its way, or did not come. */
export const ArticleFrame = ({ children }: { children: ReactNode }) => (
  <ManagedFrame
    kicker="Notes"
    title="A note from the bank"
    lead="Short, dated and signed by the desk that knows the matter: on shares, the market, the bank itself, and staying safe."
    onward={ONWARD}
  >
    {children}
  </ManagedFrame>
);

export const ArticleSkeleton = () => (
  <ArticleFrame>
    <TextSkeleton label="The article is on its way" />
  </ArticleFrame>
);

export const ArticleMissing = () => (
  <ManagedFrame
    kicker="Notes"
    title="This article is not here"
    lead="The address may be mistyped, or the article was withdrawn. Everything that the bank has published is in the list."
    onward={ONWARD}
  />
);
