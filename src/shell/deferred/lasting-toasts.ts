import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { HOME, LOGIN, menuOf } from '@/config/routes';
import { clearReturnTo, storedReturnTo } from '@/session/return-to';
import { useSession } from '@/session/use-session';
import { leavingStore } from '../leaving';
import { useGoTo } from '../use-go-to';

const CONTINUE = 'continue';
const OFFLINE = 'offline';
const WAITING = 'waiting';

const MENUS = ['activity', 'desk', 'yours', 'account'] as const;

function continueText(address: string): string {
  const [path] = address.split(/[?#]/);
  const page = MENUS.flatMap(menuOf).find((entry) => entry.path === path);
  return page ? `Log in to continue to ${page.name}.` : 'Log in to continue.';
}

/** Explains the redirect from a private page. The message stays until the visitor logs in or closes it. */
export function useContinueToast(): void {
  const { pathname } = useRouter();
  const { state } = useSession();
  const goTo = useGoTo();
  const isSentHere = pathname === HOME && (state === 'anonymous' || state === 'expired');
  useEffect(() => {
    const address = isSentHere ? storedReturnTo() : null;
    if (address === null) return;
    toast.info(continueText(address), {
      id: CONTINUE,
      duration: Infinity,
      position: 'bottom-center',
      action: { label: 'Log in', onClick: () => goTo(LOGIN) },
      onDismiss: clearReturnTo,
    });
    return () => void toast.dismiss(CONTINUE);
  }, [isSentHere, goTo]);
}

function sayOffline(): void {
  if (navigator.onLine) return void toast.dismiss(OFFLINE);
  const now = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format();
  toast.warning(`You’re offline. What you see is from ${now}.`, {
    id: OFFLINE,
    duration: Infinity,
  });
}

type Leaving = Event & { navigationType: string; destination: { url: string; sameDocument: boolean } };

let isServerReached = false;

/** Checks with our server, because a browser may wrongly report that it is offline, for example behind a VPN. */
async function leaveIfReached(url: string): Promise<void> {
  isServerReached = await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isServerReached) window.location.assign(url);
}

/**
 * Stops Next from loading a document while offline. Next does this if a page's code or data cannot be loaded, and the
 * user would see the browser's error page.
 */
function stayWhileOffline(event: Event): void {
  const { navigationType, destination } = event as Leaving;
  const isDocument = !destination.sameDocument && destination.url.startsWith('http');
  if (navigator.onLine || isServerReached || !isDocument || navigationType === 'reload' || !event.cancelable) return;
  event.preventDefault();
  leavingStore.set(false);
  toast.warning('You need a connection to open this page.', {
    id: WAITING,
    duration: Infinity,
    action: {
      label: 'Try again',
      onClick: (click) => {
        click.preventDefault();
        void leaveIfReached(destination.url);
      },
    },
  });
}

export function useOfflineToast(): void {
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const events = [
      [window, 'online', sayOffline],
      [window, 'offline', sayOffline],
      [navigation, 'navigate', stayWhileOffline],
    ] as const;
    sayOffline();
    events.forEach(([target, type, listener]) => target?.addEventListener(type, listener));
    return () => events.forEach(([target, type, listener]) => target?.removeEventListener(type, listener));
  }, []);
}
