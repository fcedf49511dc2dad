import { listFields } from './list-fields';

export const { sortOf, filtersFrom, isNarrowed, isSortKey, countOf, cleared } = listFields(
  ['status', 'from', 'to', 'search'],
  ['createdAt', 'shares', 'priceAmount', 'status'],
);
