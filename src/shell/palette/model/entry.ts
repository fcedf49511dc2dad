export const GROUPS = ['Found in your account', 'Recent', 'Actions', 'Pages', 'Questions', 'Transactions'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One line of the search: what it is called, and what pressing it does. */
export type Entry = {
  id: string;
  group: GroupName;
  name: string;
  /** Beside the name, softer. */
  detail?: string;
  /** Other words that somebody may look for it by. */
  words?: string;
  does: { go: string } | { run: () => unknown };
};
