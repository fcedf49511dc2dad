import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openAtStartQuery } from '@/api/endpoints/user/dashboard';

let entries = 0;

/** Looks for an open order once per visit: `entered` makes the query key unique. */
export function useOpenAtStart() {
  const [entered] = useState(() => ++entries);
  return useQuery(openAtStartQuery(entered));
}
