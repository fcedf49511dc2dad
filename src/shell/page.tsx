import Head from 'next/head';
import type { ComponentType, ReactNode } from 'react';
import { DEFAULT_TITLE, PRODUCT } from '@/config/product';

export type Layout = ComponentType<{ children: ReactNode }>;
export type PageComponent = ComponentType & { Layout?: Layout };

type Binding = {
  screen: ComponentType;
  layout: Layout;
  title?: string;
  description: string;
  /** The one address of a screen that answers at several. */
  canonical?: string;
};

const ORIGIN = process.env.NEXT_PUBLIC_SITE_ORIGIN;

/** What a page file does: binds a screen to its layout, its title and its description. */
export function definePage({ screen: Screen, layout, title, description, canonical }: Binding): PageComponent {
  const heading = title ? `${title} | ${PRODUCT}` : DEFAULT_TITLE;
  const Page: PageComponent = () => (
    <>
      <Head>
        <title>{heading}</title>
        <meta key="description" name="description" content={description} />
        <meta key="og:title" property="og:title" content={heading} />
        <meta key="og:description" property="og:description" content={description} />
        <meta key="og:type" property="og:type" content="website" />
        {ORIGIN && canonical && <link key="canonical" rel="canonical" href={new URL(canonical, ORIGIN).href} />}
      </Head>
      <Screen />
    </>
  );
  Page.displayName = `Page(${title ?? PRODUCT})`;
  Page.Layout = layout;
  return Page;
}
