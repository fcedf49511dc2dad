import type { ReactNode } from 'react';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { Wide } from '@/ui/layout/page';
import { Onward, type Link } from './onward';
import { TitleBlock } from './title-block';

type Props = { kicker: string; title: string; lead: ReactNode; children?: ReactNode; onward: readonly Link[] };

/** Around what has not come, or did not: the page says what it is and where else to go. */
export const ManagedFrame = ({ kicker, title, lead, children, onward }: Props) => (
  <Wide>
    <TitleBlock kicker={kicker} title={title} lead={lead} />
    {children}
    <Onward links={onward} />
  </Wide>
);

export const TextSkeleton = ({ label }: { label: string }) => <LoadingPanel label={label} lines={14} />;
