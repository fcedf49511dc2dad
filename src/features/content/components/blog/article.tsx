import type { ReactNode } from 'react';
import { Wide } from '@/ui/layout/page';
import { NextLinks, type Link } from '../next-links';
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
  nextLinks: readonly Link[];
};

export const Article = ({ kicker, title, lead, opening, sections, isLong = false, nextLinks }: Props) => (
  <Wide>
    <article>
      <TitleBlock kicker={kicker} title={title} lead={lead} />
      {opening}
      {isLong && sections.length > 0 && <ListedSections sections={sections} />}
      {!isLong && <SplitSections sections={sections} />}
    </article>
    <NextLinks links={nextLinks} />
  </Wide>
);
