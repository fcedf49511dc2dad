import Head from 'next/head';
import type { ComponentType, ReactNode } from 'react';
import { DEFAULT_TITLE, PRODUCT } from '@/config/product';

export type Layout = ComponentType<{ children: ReactNode }>;
export type PageComponent = ComponentType & { Layout?: Layout };

type Binding = { screen: ComponentType; layout: Layout; title?: string; description: string };

/** What a page file does: binds a screen to its layout, its title and its description. */
export function definePage({ screen: Screen, layout, title, description }: Binding): PageComponent {
  const Page: PageComponent = () => (
    <>
      <Head>
        <title>{title ? `${title} | ${PRODUCT}` : DEFAULT_TITLE}</title>
        <meta key="description" name="description" content={description} />
      </Head>
      <Screen />
    </>
  );
  Page.displayName = `Page(${title ?? PRODUCT})`;
  Page.Layout = layout;
  return Page;
}
