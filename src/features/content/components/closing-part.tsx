import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Part = ComponentType<{ version: string }>;
type Props = { load: () => Promise<Part>; version: string; meanwhile?: ReactNode };

/** Loads after the page, because most visitors do not use it. If loading fails, `meanwhile` is kept. */
export function ClosingPart({ load, version, meanwhile = null }: Props) {
  const [Loaded, setLoaded] = useState<Part | null>(null);
  useEffect(() => {
    void load().then(
      (part) => setLoaded(() => part),
      () => undefined,
    );
  }, [load]);
  return Loaded ? <Loaded version={version} /> : meanwhile;
}
