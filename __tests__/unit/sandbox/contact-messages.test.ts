/** @jest-environment node */
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, post } from './visitor';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const MESSAGE = {
  name: 'A. Reader',
  email: 'reader@fnx.example',
  topic: 'Payment',
  message: 'Where is it?',
  captcha: 'any',
};
const write = (changes: object = {}) => post(service, 'user/contactUs', { ...MESSAGE, ...changes });
const subscribe = (email: string, consent: unknown = true) => post(service, 'user/userSubscribe', { email, consent });
const mailsTo = (to: string) => service.state.messages.filter((message) => message.to === to);

describe('a message', () => {
  it('gets a number, and its sender gets an e-mail with that number', async () => {
    const [first, second] = [await write({ orderRef: 'FNX-7' }), await write()];
    expect(first.data.ticketNo).toMatch(/^T-\d+$/);
    expect(second.data.ticketNo).not.toBe(first.data.ticketNo);
    expect(mailsTo(MESSAGE.email)[0]?.subject).toContain(String(first.data.ticketNo));
    expect(service.state.tickets[0]).toMatchObject({ orderRef: 'FNX-7', message: MESSAGE.message });
    expect(JSON.stringify(service.state.tickets)).not.toContain('captcha');
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nowhere' }],
    ['topic', { topic: undefined }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['captcha', { captcha: '' }],
  ])('is refused without a valid %s, with a message for this field', async (field, changes) => {
    const { status, data } = await write(changes);
    expect(status).toBe(400);
    expect(Object.keys(Object(data.errors))).toEqual([field]);
  });

  it('is refused when it is the sixth within an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await write()).status).toBe(200);
    const refused = await write({ email: 'READER@fnx.example' });
    expect(refused.status).toBe(429);
    expect(refused.data.retryAfter).toBeGreaterThan(3_500);
    service.clock.advance(3_601);
    expect((await write()).status).toBe(200);
  });
});

describe('a subscription to news', () => {
  it('waits for a confirmation, and gets the same answer for a known address', async () => {
    const first = await subscribe('new@fnx.example');
    expect(first.data).toEqual({ state: 'PENDING' });
    expect(mailsTo('new@fnx.example')).toHaveLength(1);
    for (const email of ['new@fnx.example', AMELIA.email]) {
      const { status, message, data } = await subscribe(email);
      expect({ status, message, data }).toEqual({ status: first.status, message: first.message, data: first.data });
    }
    expect(mailsTo('new@fnx.example')).toHaveLength(1);
  });

  it('is refused without consent', async () => {
    expect((await subscribe('new@fnx.example', false)).status).toBe(400);
    expect(service.state.subscriptions).toEqual([]);
  });
});
