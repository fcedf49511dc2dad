export const CATEGORIES = [
  { value: 'shares', label: 'Shares' },
  { value: 'market', label: 'Market' },
  { value: 'bank', label: 'The bank' },
  { value: 'guides', label: 'Guides' },
  { value: 'security', label: 'Security' },
] as const;

export const categoryName = (category: string): string =>
  CATEGORIES.find(({ value }) => value === category)?.label ?? category;
