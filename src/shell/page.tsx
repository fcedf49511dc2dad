import type { ComponentType, ReactNode } from 'react';
import { PRODUCT } from '@/config/product';
import { PageHead, type PageWords } from '@/ui/page-head';

export type Layout = ComponentType<{ children: ReactNode }>;
export type PageComponent = ComponentType & { Layout?: Layout };

type Binding = PageWords & { screen: ComponentType; layout: Layout };

/** What a page file does: binds a screen to its layout, its title and its description. */
export function definePage({ screen: Screen, layout, ...words }: Binding): PageComponent {
  const Page: PageComponent = () => (
    <>
      <PageHead {...words} />
      <Screen />
    </>
  );
  Page.displayName = `Page(${words.title ?? PRODUCT})`;
  Page.Layout = layout;
  return Page;
}
