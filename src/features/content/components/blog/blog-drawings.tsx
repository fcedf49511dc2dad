export { ArticleCards } from './article-cards';
export { ShortNotes } from '../short-notes';
export { SubjectIndex } from '../help/subject-index';
