import { getStaticList } from '@/api/contract';
import { EDITIONS } from '@/config/editions';
import { AppError } from '@/errors/app-error';
import type { KeptText } from '@/features/content';
import { askService } from './ask-service';
import { servedWith } from './served';

export type KeptTextsProps = { texts: KeptText[] };

/** Those whose words stand in the repository. */
export const PRINTED_TEXTS: KeptText[] = Object.entries(EDITIONS).map(([slug, { title, version }]) => ({
  slug,
  title,
  version,
}));

/** Every text that the service keeps, in its order. */
export const keptTextsProps = servedWith<KeptTextsProps>(
  async () => {
    const { docs } = await askService(getStaticList, {});
    // The site always has some: the page stays as it was.
    if (docs.length === 0) throw new AppError({ kind: 'protocol', reason: 'shape' });
    return { texts: docs.map(({ slug, title, version }) => ({ slug, title, version })) };
  },
  { texts: PRINTED_TEXTS },
);
