import { subscribeToNotices } from '@/ui/notify';

export function listNotices(): () => readonly string[] {
  const texts: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    texts.length = 0;
    stop = subscribeToNotices(({ text }) => void texts.push(text));
  });
  afterEach(() => stop());
  return () => texts;
}
