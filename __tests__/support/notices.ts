import { hearNotices } from '@/ui/notify';

/** What the corner of the page says during each test. */
export function listNotices(): () => readonly string[] {
  const said: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    said.length = 0;
    stop = hearNotices(({ text }) => void said.push(text));
  });
  afterEach(() => stop());
  return () => said;
}
