import { report } from '@/errors/report';

/**
 * For how long a page that was made counts as new, as long as an answer does in a browser: the first reader after that
 * has it made again behind the answer.
 */
const REMADE_AFTER_S = 30;

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

type Served<Props> = { props: Props; revalidate: number };

/**
 * What a fixed page is served with. A build asks nobody and has the repository's words. Where the service fails, so does
 * this: Next then keeps the page that it has. A development server keeps none, and falls back to those words too.
 */
export const servedWith =
  <Props>(ask: () => Promise<Props>, words: Props) =>
  async (): Promise<Served<Props>> => {
    if (isBuilding()) return { props: words, revalidate: REMADE_AFTER_S };
    try {
      return { props: await ask(), revalidate: REMADE_AFTER_S };
    } catch (error) {
      if (process.env.NODE_ENV !== 'development') throw error;
      report('a page of the service', error);
      return { props: words, revalidate: REMADE_AFTER_S };
    }
  };
