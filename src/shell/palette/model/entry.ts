export const GROUPS = [
  'Found in your account',
  'Recent',
  'Actions',
  'Pages',
  'Questions',
  'On this site',
  'Transactions',
] as const;
export type GroupName = (typeof GROUPS)[number];

export type Entry = {
  id: string;
  group: GroupName;
  name: string;
  detail?: string;
  keywords?: string;
  does: { go: string } | { run: () => unknown };
};
