import type { ComponentType, ReactNode } from 'react';
import { PRODUCT } from '@/config/product';
import { PageHead, type PageText } from '@/ui/page-head';

export type Layout = ComponentType<{ children: ReactNode }>;
export type PageComponent<Props = object> = ComponentType<Props> & { Layout?: Layout };

type Binding<Props> = PageText & { screen: ComponentType<Props>; layout: Layout };

export function definePage<Props extends object = object>({
  screen: Screen,
  layout,
  ...texts
}: Binding<Props>): PageComponent<Props> {
  const Page: PageComponent<Props> = (props) => (
    <>
      <PageHead {...texts} />
      <Screen {...props} />
    </>
  );
  Page.displayName = `Page(${texts.title ?? PRODUCT})`;
  Page.Layout = layout;
  return Page;
}
