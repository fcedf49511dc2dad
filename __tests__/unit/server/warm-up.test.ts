import { readdirSync, readFileSync } from 'node:fs';
import { FIXED_PATHS } from '@/config/indexed';

const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
const pathOf = (file: string) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`;

const start = async () => {
  jest.resetModules();
  return (await import('@/server/page-data/warm-up')).isWarm;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('every indexed page with a fixed URL is rendered at the start', () => {
  const served = files.filter((name) => {
    const page = readFileSync(`pages/${name}`, 'utf8');
    return page.includes("from '@/server/page-data/") && page.includes('getStaticProps') && name !== '_document.tsx';
  });
  expect(served.map(pathOf).toSorted()).toEqual([...FIXED_PATHS].toSorted());
});

test('the server is ready after each page was rendered, and requests each page once', async () => {
  const isWarm = await start();
  const made: string[] = [];
  let finish = () => {};
  const last = new Promise<void>((resolve) => (finish = resolve));
  const make = (path: string) => {
    made.push(path);
    return last;
  };
  expect(isWarm(make)).toBe(false);
  expect(isWarm(make)).toBe(false);
  expect(made).toEqual([...FIXED_PATHS]);
  finish();
  await settled();
  expect(isWarm(make)).toBe(true);
  expect(made).toHaveLength(FIXED_PATHS.length);
});

test('the server is ready although pages could not be rendered, and says so', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const isWarm = await start();
  const fail = () => Promise.reject(new Error('away'));
  expect(isWarm(fail)).toBe(false);
  await settled();
  expect(isWarm(fail)).toBe(true);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
