import { useEffect, useRef, useState, type ComponentType } from 'react';
import { report } from '@/errors/report';

type Props<P> = {
  /** The part itself, on the server; null in the browser, so that its code stays off the page. */
  served: ComponentType<P> | null;
  load: () => Promise<ComponentType<P>>;
  /** About how high it is: held for a visitor who comes from another page, until its code is there. */
  height?: number;
};

/**
 * A drawing that is served as HTML and never brought to life: nothing in it reacts, so its code is not part of the
 * page. React leaves the inside of an element alone while it hydrates where its HTML is given; only a visitor who
 * comes from another page finds it empty and has the code fetched.
 */
export function StaticView<P extends object>({ served: Served, load, height, props }: Props<P> & { props: P }) {
  const place = useRef<HTMLDivElement>(null);
  const [Fetched, setFetched] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (place.current?.firstChild) return;
    load().then(
      (part) => setFetched(() => part),
      (error: unknown) => report('static part', error),
    );
  }, [load]);
  const Part = Served ?? Fetched;
  if (Part)
    return (
      <div>
        <Part {...props} />
      </div>
    );
  const held = height === undefined ? undefined : { minBlockSize: height };
  return <div ref={place} style={held} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

const NOTHING = {};

/** The same for a drawing that needs nothing from the page. */
export const StaticPart = (part: Props<object>) => <StaticView {...part} props={NOTHING} />;
