import type { ReactNode } from 'react';
import { ManagedFrame, TextSkeleton } from './managed-frame';

export const PAGE_ONWARD = [
  { href: '/docs', label: 'All documents' },
  { href: '/help', label: 'Help by task' },
  { href: '/contactus', label: 'Ask a person' },
];

/** Around a managed page that is on its way, or did not come. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <ManagedFrame
    kicker="The bank"
    title="A page of the bank"
    lead="Texts such as fees, cookies and the complaints procedure, in the version that is in force today."
    onward={PAGE_ONWARD}
  >
    {children}
  </ManagedFrame>
);

export const PageSkeleton = () => (
  <PageFrame>
    <TextSkeleton label="The page is on its way" />
  </PageFrame>
);

export const PageMissing = () => (
  <ManagedFrame
    kicker="The bank"
    title="This page is not here"
    lead="The address may be mistyped, or the page has a new name. The documents and the help pages say where things are now."
    onward={PAGE_ONWARD}
  />
);
