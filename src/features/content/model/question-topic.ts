import type { RichNode } from '@/ui/rich-text/rich-node';

export type QuestionTopic = {
  id: string;
  title: string;
  questions: { id: string; ask: string; answer: RichNode[] }[];
};
