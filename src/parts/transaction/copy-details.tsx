import { engine } from '@/tx/app-engine';
import { supportDetails } from '@/tx/support-details';
import { CopyButton } from '@/ui/address/copy-button';
import { Actions } from '@/ui/layout/actions';

/** The app's release. Support needs it to find the source maps. */
const releaseOf = (page: Window): string => String(Object(Object(page).__NEXT_DATA__).buildId ?? 'unknown');

const detailsOf = (txKey: string): string =>
  [
    `Release: ${releaseOf(window)}`,
    `Page: ${window.location.pathname}`,
    `Browser: ${navigator.userAgent}`,
    supportDetails(engine, txKey),
  ].join('\n');

export const CopyDetails = ({ txKey }: { txKey: string }) => (
  <Actions>
    <CopyButton text={() => detailsOf(txKey)} label="Copy details for support" isQuiet />
  </Actions>
);
