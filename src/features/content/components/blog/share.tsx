import styled from '@emotion/styled';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/address/copy-button';
import { useHydrated } from '@/ui/use-hydrated';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '@media print': { display: 'none' } });

export const Share = ({ title, path }: { title: string; path: string }) => {
  const isHydrated = useHydrated();
  const url = isHydrated ? new URL(path, window.location.origin).href : path;
  // Closing the share sheet also rejects the promise, which is not an error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Ways role="group" aria-label="Share">
      <CopyButton text={url} label="Copy link" />
      {isHydrated && 'share' in navigator && (
        <Button type="button" onClick={share}>
          Share
        </Button>
      )}
    </Ways>
  );
};
