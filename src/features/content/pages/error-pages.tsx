import type { ReactNode } from 'react';
import { Wide } from '@/ui/layout/page';
import { NextLinks, type Link } from '../components/next-links';
import { TitleBlock } from '../components/title-block';

type Props = { kicker: string; title: string; lead: ReactNode; nextLinks: readonly Link[] };

const ManagedFrame = ({ kicker, title, lead, nextLinks }: Props) => (
  <Wide>
    <TitleBlock kicker={kicker} title={title} lead={lead} />
    <NextLinks links={nextLinks} />
  </Wide>
);

const HOME = { href: '/', label: 'Go to the home page' };
const HELP = { href: '/help', label: 'Help by task' };

export const NotFoundScreen = () => (
  <ManagedFrame
    kicker="Error 404"
    title="Page not found"
    lead="The address may be wrong, or the page may have moved. Check the address or start from the home page."
    nextLinks={[
      HOME,
      HELP,
      { href: '/docs', label: 'All documents' },
      { href: '/about-us/blog', label: 'News from the bank' },
    ]}
  />
);

export const ServerErrorScreen = () => (
  <ManagedFrame
    kicker="Error"
    title="Something went wrong on our side"
    lead="We couldn’t load this page. Your account, your shares and your payments are not affected. Try again in a moment."
    nextLinks={[HOME, HELP, { href: '/contactus', label: 'Contact us' }]}
  />
);
