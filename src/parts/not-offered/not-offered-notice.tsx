import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';

const load = async () => (await import('./not-offered')).NotOffered;

export const NotOfferedNotice = () => <LazyPart isWanted load={load} failed={missingCode} />;
