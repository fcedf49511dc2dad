import { subscribeToNotices } from '@/ui/notify';

export function listNotices(): () => readonly string[] {
  const said: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    said.length = 0;
    stop = subscribeToNotices(({ text }) => void said.push(text));
  });
  afterEach(() => stop());
  return () => said;
}
