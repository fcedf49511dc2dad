import type { ReactNode } from 'react';
import { Wide } from '@/ui/layout/page';
import { FigureSections, type FigureSection } from './figure-sections';
import { NextLinks, type Link } from '../next-links';
import { TitleBlock } from '../title-block';

type Props = {
  kicker: string;
  title: string;
  lead: ReactNode;
  opening: ReactNode;
  sections: readonly FigureSection[];
  nextLinks: readonly Link[];
};

export const FigurePage = ({ kicker, title, lead, opening, sections, nextLinks }: Props) => (
  <Wide>
    <article>
      <TitleBlock kicker={kicker} title={title} lead={lead} />
      {opening}
      <FigureSections sections={sections} />
    </article>
    <NextLinks links={nextLinks} />
  </Wide>
);
