export type SourceArticle = {
  slug: string;
  category: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  author: string;
  publishedAt: string;
  content: string;
};

export const AUTHORS = {
  shareholders: 'Shareholder office',
  register: 'Register team',
  treasury: 'Treasury desk',
  board: 'Board office',
  help: 'Help desk',
  security: 'Security team',
} as const;
