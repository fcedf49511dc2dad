import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openAtStartQuery } from '@/api/endpoints/user/dashboard';

let entries = 0;

/** What was open when the screen was entered: nothing can be typed before it is known. */
export function useOpenAtStart() {
  const [entered] = useState(() => ++entries);
  return useQuery(openAtStartQuery(entered));
}
