import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/errors/app-error';
import { callService } from '../client';
import { getStaticList } from '../contract';
import { PUBLIC_SCOPE } from '../query-client';

const TERMS = 'term-condition';
const RISKS = 'risk-disclosure';

/** Which versions of the terms and of the risk disclosure hold now. */
export const legalVersionsQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'legal-versions'],
  queryFn: async ({ signal }) => {
    const { docs } = await callService(getStaticList, {}, { signal });
    const versionOf = (wanted: string): string => {
      const page = docs.find(({ slug }) => slug === wanted);
      if (!page) throw new AppError({ kind: 'protocol', reason: 'shape' });
      return page.version;
    };
    return { terms: versionOf(TERMS), risks: versionOf(RISKS) };
  },
});
