/** @jest-environment node */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { askBySocket, openStage, page, type Answer } from '../../support/ready-stage';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeEach(async () => {
  stage = await openStage(() => true);
});
afterEach(() => stage.close());

const ask = (path: string) => askBySocket(stage.origin, path);

const slowly =
  (answer: Answer): Answer =>
  async (request, response) => {
    await setTimeout(50);
    await answer(request, response);
  };
const expectSoon = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 100; tries += 1) await setTimeout(5);
  expect(isSo()).toBe(true);
};
const askFive = () => Promise.all(Array.from({ length: 5 }, () => ask('/faq')));

test('readers who come while a page is rendered wait for that page', async () => {
  stage.next = slowly(page('one'));
  const answers = await askFive();
  expect(answers.map(({ body }) => body.toString())).toEqual(Array(5).fill('one'));
  expect(stage.asked).toHaveLength(1);
});

test('readers do not wait for an answer that belongs to one person', async () => {
  stage.next = slowly(page('one', { 'set-cookie': 'a=b' }));
  const answers = await askFive();
  expect(answers.map(({ body }) => body.toString())).toEqual(Array(5).fill('one'));
  expect(stage.asked).toHaveLength(5);
});

test('if Next gives no answer, the page is requested again for the next reader', async () => {
  stage.next = slowly((_request, response) => {
    stage.next = slowly(page('one'));
    response.destroy();
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/faq').catch(() => null)));
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(4);
  expect(stage.asked).toHaveLength(2);
});

test('a reader who disconnects does not keep the others from getting the page', async () => {
  stage.next = slowly(page('one'));
  const { hostname, port } = new URL(stage.origin);
  const leaving = connect(Number(port), hostname);
  leaving.write('GET /faq HTTP/1.1\r\nhost: fnx.example\r\n\r\n');
  await expectSoon(() => stage.asked.length === 1);
  leaving.destroy();
  expect((await ask('/faq')).body.toString()).toBe('one');
  expect(stage.asked).toHaveLength(1);
});
