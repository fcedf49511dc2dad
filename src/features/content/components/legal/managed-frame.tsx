import type { ReactNode } from 'react';
import { Wide } from '@/ui/layout/page';
import { Onward, type Link } from '../onward';
import { TitleBlock } from '../title-block';

type Props = { kicker: string; title: string; lead: ReactNode; onward: readonly Link[] };

export const ManagedFrame = ({ kicker, title, lead, onward }: Props) => (
  <Wide>
    <TitleBlock kicker={kicker} title={title} lead={lead} />
    <Onward links={onward} />
  </Wide>
);
