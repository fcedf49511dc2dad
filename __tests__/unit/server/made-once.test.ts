/** @jest-environment node */
import { answeredWith } from '@/server/seo/answer';
import { askPage } from '../../support/ask-page';
import { usePlayedService } from '../../support/played-service';

const service = usePlayedService();

test('a text that is not a page is generated once for all requests within a few seconds', async () => {
  const make = jest.fn(() => ({ type: 'application/xml', text: '<urlset/>', keepS: 300 }));
  const getServerSideProps = answeredWith(make);
  for (let asked = 0; asked < 5; asked += 1) {
    const { headers } = await askPage(getServerSideProps, {});
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8' });
  }
  expect(make).toHaveBeenCalledTimes(1);
});

test('search texts are collected and serialized once for all requests', async () => {
  const { searchTextsJson } = await import('@/server/page-data/search/texts');
  const first = searchTextsJson();
  expect(JSON.parse(await first)).toMatchObject({ isComplete: true, texts: expect.any(Array) });
  const { length } = service.asked;
  expect(searchTextsJson()).toBe(first);
  expect(service.asked).toHaveLength(length);
});
