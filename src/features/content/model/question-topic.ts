import type { RichNode } from '@/ui/rich-text/rich-node';

/** Questions of one topic, as a page is given them. */
export type QuestionTopic = {
  id: string;
  title: string;
  questions: { id: string; ask: string; answer: RichNode[] }[];
};
