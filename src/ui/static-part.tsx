import { useEffect, useRef, useState, type ComponentType } from 'react';
import { report } from '@/errors/report';

type Props<P> = {
  /** The component on the server. Null in the browser, so that its code is not in the bundle. */
  served: ComponentType<P> | null;
  load: () => Promise<ComponentType<P>>;
  height?: number;
};

/**
 * Serves a drawing as HTML without hydration, so that its code is not in the bundle. React keeps the served HTML. After
 * a client-side navigation, the element is empty, and the code is loaded.
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

export const StaticPart = (part: Props<object>) => <StaticView {...part} props={NOTHING} />;
