import { Component, type ReactNode } from 'react';
import { report } from '@/errors/report';
import { Button } from '@/ui/button/button';
import { Narrow, PageTitle, Stack } from '@/ui/layout/page';

type Props = { place: string; children: ReactNode };
type State = { hasFailed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    report('render', error);
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Narrow as="main" style={{ paddingBlock: 64 }}>
        <Stack role="alert">
          <PageTitle>This page could not be shown</PageTitle>
          <p>Part of it failed. Your account, shares and payments are not affected.</p>
          <Button type="button" onClick={() => window.location.reload()}>
            Try again
          </Button>
          {/* Loads a new document, because the cause of the failure may persist in this one. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/">Go to the home page</a>
        </Stack>
      </Narrow>
    );
  }
}
