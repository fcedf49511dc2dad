import { report } from '@/errors/report';
import { meters } from '@/monitoring/meters';
import { pageJson } from './page-json';

const REMADE_AFTER_S = 30;

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

type Served<Props> = { props: Props; revalidate: number };

/** Optional fields of the contract can be undefined, which Next rejects in props. */
const propsOf = <Props>(props: Props): Served<Props> => ({
  props: JSON.parse(pageJson(props)),
  revalidate: REMADE_AFTER_S,
});

/**
 * The props of a fixed page. A build uses the repository's own content (`fallback`) without calling the service. If the
 * service fails, this throws and Next keeps its last page. A development server keeps no page, so it uses `fallback`.
 */
export const fixedPageProps =
  <Props>(ask: () => Promise<Props>, fallback: Props) =>
  async (): Promise<Served<Props>> => {
    if (isBuilding()) return propsOf(fallback);
    try {
      const page = propsOf(await ask());
      meters()?.pageMade('fixed', 'made');
      return page;
    } catch (error) {
      meters()?.pageMade('fixed', 'failed');
      if (process.env.NODE_ENV !== 'development') throw error;
      report('a page of the service', error);
      return propsOf(fallback);
    }
  };

export const staticTextProps = fixedPageProps(() => Promise.resolve({}), {});
