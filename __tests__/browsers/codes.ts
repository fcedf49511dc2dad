import { until } from './page';
import type { WatchedSite } from './watched-site';

export const newestCode = ({ world }: WatchedSite, to: string, channel: 'sms' | 'email'): Promise<string> =>
  until(`a code for ${to}`, () => world.sandbox.latestCode(to, channel));
