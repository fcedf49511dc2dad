import styled from '@emotion/styled';
import SumsubWebSdk from '@sumsub/websdk-react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '@/settings/use-settings';
import type { CheckHandlers } from '../hooks/use-check';
import { originOf } from '../model/token-urls';
import { WaitingForFrame } from './waiting-for-frame';

const TIMEOUT_MS = 10_000;

const TITLE = 'Identity check by our provider';

/** The hidden frame keeps its full width, because the provider's page measures itself while it loads. */
const Box = styled('div')({
  '& iframe': { display: 'block', inlineSize: '100%', border: 0 },
  '&[data-open="false"]': { visibility: 'hidden', blockSize: 1, overflow: 'hidden' },
});

type Props = {
  token: string;
  origin: string;
  isOpen: boolean;
  isLate: boolean;
  handlersFor: (token: string) => CheckHandlers;
};

/** Adds a title to the SDK's iframe. Without one, a screen reader would read out the URL. */
function useTitledFrame() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('iframe')?.setAttribute('title', TITLE), []);
  return box;
}

function useLateWarning(isOpen: boolean, onLate: () => void): void {
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(onLate, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, onLate]);
}

function useBlockedFrame(origin: string, onBlocked: () => void): void {
  useEffect(() => {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && originOf(blockedURI) === origin) onBlocked();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [origin, onBlocked]);
}

export function CheckFrame({ token, origin, isOpen, isLate, handlersFor }: Props) {
  const box = useTitledFrame();
  const sdk = useRef<SumsubWebSdk>(null);
  const theme = useSettings().theme.toLowerCase();
  const [mounted] = useState(() => ({ ...handlersFor(token), theme, lang: document.documentElement.lang || 'en' }));
  useEffect(() => sdk.current?.setTheme(theme), [theme]);
  useLateWarning(isOpen, mounted.onLate);
  useBlockedFrame(origin, mounted.onBlocked);
  return (
    <>
      {!isOpen && !isLate && <WaitingForFrame />}
      <Box ref={box} data-open={isOpen}>
        <SumsubWebSdk
          ref={sdk}
          accessToken={token}
          baseUrl={origin}
          expirationHandler={mounted.renew}
          config={{ lang: mounted.lang, theme: mounted.theme }}
          options={{ addViewportTag: false, adaptIframeHeight: true }}
          onMessage={mounted.onEvent}
          onError={mounted.onFault}
        />
      </Box>
    </>
  );
}
