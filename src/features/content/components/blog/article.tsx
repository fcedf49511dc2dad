import type { ReactNode } from 'react';
import { Wide } from '@/ui/layout/page';
import { Onward, type Link } from '../onward';
import type { Section } from '../contents';
import { ListedSections, SplitSections } from '../sections';
import { TitleBlock } from '../title-block';

type Props = {
  kicker: string;
  title: string;
  lead: ReactNode;
  opening?: ReactNode;
  sections: readonly Section[];
  isLong?: boolean;
  onward: readonly Link[];
};

export const Article = ({ kicker, title, lead, opening, sections, isLong = false, onward }: Props) => (
  <Wide>
    <article>
      <TitleBlock kicker={kicker} title={title} lead={lead} />
      {opening}
      {isLong && sections.length > 0 && <ListedSections sections={sections} />}
      {!isLong && <SplitSections sections={sections} />}
    </article>
    <Onward links={onward} />
  </Wide>
);
