import { report } from '@/errors/report';
import { pageJson } from './page-json';

/**
 * For how long a page that was made counts as new, as long as an answer does in a browser: the first reader after that
 * has it made again behind the answer.
 */
const REMADE_AFTER_S = 30;

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

type Served<Props> = { props: Props; revalidate: number };

/** Next takes no `undefined`, which the contract's optional fields can be. */
const servedAs = <Props>(props: Props): Served<Props> => ({
  props: JSON.parse(pageJson(props)),
  revalidate: REMADE_AFTER_S,
});

/**
 * What a fixed page is served with. A build asks nobody and has the repository's words. Where the service fails, so does
 * this: Next then keeps the page that it has. A development server keeps none, and falls back to those words too.
 */
export const servedWith =
  <Props>(ask: () => Promise<Props>, words: Props) =>
  async (): Promise<Served<Props>> => {
    if (isBuilding()) return servedAs(words);
    try {
      return servedAs(await ask());
    } catch (error) {
      if (process.env.NODE_ENV !== 'development') throw error;
      report('a page of the service', error);
      return servedAs(words);
    }
  };

/** For a page whose words are all in the repository: made again by the server that runs, it knows where it is served from. */
export const wordsAlone = servedWith(() => Promise.resolve({}), {});
