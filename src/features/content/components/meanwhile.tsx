import styled from '@emotion/styled';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { color } from '@/theme/tokens';

export const ListSkeleton = () => <LoadingPanel label="Loading the articles" lines={16} />;

const Room = styled('div')({ minBlockSize: 660 });

export const FormSkeleton = () => (
  <Room aria-busy="true">
    <LoadingPanel label="Loading the form" lines={10} />
  </Room>
);

export const TeamSkeleton = () => <LoadingPanel label="Loading the names" lines={12} />;

const Words = styled('p')({ color: color.soft, marginBlockEnd: 16 });

export const SearchWaiting = () => <Words aria-busy="true">Loading the pages to search…</Words>;
