import { useEffect, useRef, useState, type ComponentType } from 'react';
import { report } from '@/errors/report';

type Props = {
  /** The part itself, on the server; null in the browser, so that its code stays off the page. */
  served: ComponentType | null;
  load: () => Promise<ComponentType>;
};

/**
 * A drawing that is served as HTML and never brought to life: nothing in it reacts, so its code is not part of the
 * page. React leaves the inside of an element alone while it hydrates where its HTML is given; only a visitor who
 * comes from another page finds it empty and has the code fetched.
 */
export function StaticPart({ served: Served, load }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Fetched, setFetched] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (place.current?.firstChild) return;
    load().then(
      (part) => setFetched(() => part),
      (error: unknown) => report('static part', error),
    );
  }, [load]);
  if (Served)
    return (
      <div>
        <Served />
      </div>
    );
  if (Fetched)
    return (
      <div>
        <Fetched />
      </div>
    );
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
