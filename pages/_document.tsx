import {
  DocumentHeadTags,
  documentGetInitialProps,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import { Head, Html, Main, NextScript, type DocumentContext, type DocumentProps } from 'next/document';
import { beforePaintScript } from '@/config/before-paint';
import { createLogicalCache } from '@/theme/logical';

export default function Document(props: DocumentProps & DocumentHeadTagsProps) {
  return (
    <Html lang="en" dir="ltr" data-theme="dark" data-text="responsive" suppressHydrationWarning>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: beforePaintScript }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <DocumentHeadTags {...props} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = (context: DocumentContext) =>
  documentGetInitialProps(context, { emotionCache: createLogicalCache() });
