import type { ReactNode } from 'react';
import { Wide } from '@/ui/layout/page';
import { FigureSections, type FigureSection } from './figure-sections';
import { Onward, type Link } from '../onward';
import { TitleBlock } from '../title-block';

type Props = {
  kicker: string;
  title: string;
  lead: ReactNode;
  opening: ReactNode;
  sections: readonly FigureSection[];
  onward: readonly Link[];
};

export const FigurePage = ({ kicker, title, lead, opening, sections, onward }: Props) => (
  <Wide>
    <article>
      <TitleBlock kicker={kicker} title={title} lead={lead} />
      {opening}
      <FigureSections sections={sections} />
    </article>
    <Onward links={onward} />
  </Wide>
);
