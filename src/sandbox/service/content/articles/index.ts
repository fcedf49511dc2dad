import type { SourceArticle } from '../article';
import { BANK_ARTICLES } from './bank';
import { GUIDES_ARTICLES } from './guides';
import { MARKET_ARTICLES } from './market';
import { SECURITY_ARTICLES } from './security';
import { SHARES_ARTICLES } from './shares';

export const ARTICLES: readonly SourceArticle[] = [
  ...SHARES_ARTICLES,
  ...MARKET_ARTICLES,
  ...BANK_ARTICLES,
  ...GUIDES_ARTICLES,
  ...SECURITY_ARTICLES,
];
