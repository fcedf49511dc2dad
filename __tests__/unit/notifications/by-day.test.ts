import type { Notice } from '@/api/contract';
import { byDay, dayText } from '@/features/notifications/model/by-day';
import { calendarDay } from '@/utils/calendar-day';

const at = (createdAt: string): Notice => ({
  _id: createdAt,
  title: 't',
  body: 'b',
  type: 'NEWS',
  isRead: false,
  createdAt,
});
const ZONE = 'Asia/Tokyo';
const NOW = Date.parse('2026-11-20T12:00:00Z');

test('a day ends at the reader’s midnight', () => {
  expect(calendarDay('2026-11-19T14:59:59Z', ZONE)).toBe('2026-11-19');
  expect(calendarDay('2026-11-19T15:00:00Z', ZONE)).toBe('2026-11-20');
});

test('notifications are grouped by day in their order', () => {
  const notices = ['2026-11-20T02:00:00Z', '2026-11-19T16:00:00Z', '2026-11-19T10:00:00Z'].map(at);
  const days = byDay(notices, ZONE);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19']);
  expect(days[0]?.notices.map(({ _id }) => _id)).toEqual(['2026-11-20T02:00:00Z', '2026-11-19T16:00:00Z']);
});

test('the last two days are called Today and Yesterday', () => {
  expect(dayText('2026-11-20', NOW, 'en-GB', 'UTC')).toBe('Today');
  expect(dayText('2026-11-19', NOW, 'en-GB', 'UTC')).toBe('Yesterday');
  expect(dayText('2026-11-18', NOW, 'en-GB', 'UTC')).toMatch(/18 November 2026/);
});

test('the label Yesterday is right after the night on which clocks go forward', () => {
  // Berlin, 00:30 on 30 March 2026; the 29th had 23 hours.
  const now = Date.parse('2026-03-29T22:30:00Z');
  expect(dayText('2026-03-29', now, 'en-GB', 'Europe/Berlin')).toBe('Yesterday');
  expect(dayText('2026-03-28', now, 'en-GB', 'Europe/Berlin')).not.toBe('Yesterday');
});

test('the label Yesterday is right on the late evening of the day on which clocks go back', () => {
  // Berlin, 23:30 on 25 October 2026, which had 25 hours.
  const now = Date.parse('2026-10-25T22:30:00Z');
  expect(dayText('2026-10-24', now, 'en-GB', 'Europe/Berlin')).toBe('Yesterday');
});

describe('the calendar day', () => {
  afterEach(() => jest.restoreAllMocks());

  /** WebKit's ICU formats en-CA as 11/23/2026 or 23/11/2026, not as 2026-11-23. */
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const formatAs = (text: string) => jest.spyOn(prototype, 'format', 'get').mockReturnValue(() => text);

  test.each(['11/23/2026', '23/11/2026', '23.11.2026', '٢٣‏/١١‏/٢٠٢٦', '1405/09/02 AP'])(
    'is right when format() returns %s',
    (text) => {
      formatAs(text);
      expect(calendarDay('2026-11-23T09:00:00Z', 'UTC')).toBe('2026-11-23');
      expect(byDay([at('2026-11-23T09:00:00Z')], 'UTC').map(({ day }) => day)).toEqual(['2026-11-23']);
      const now = Date.parse('2026-11-23T12:00:00Z');
      expect(dayText('2026-11-23', now, 'en-GB', 'UTC')).toBe('Today');
      expect(dayText('2026-11-22', now, 'en-GB', 'UTC')).toBe('Yesterday');
      expect(dayText('2026-11-20', now, 'en-GB', 'UTC')).toBe(text);
    },
  );

  test('is right when the parts of a date are in any order, unpadded', () => {
    const parts = [
      { type: 'day', value: '3' },
      { type: 'literal', value: '. ' },
      { type: 'month', value: '1' },
      { type: 'literal', value: ' ' },
      { type: 'year', value: '2026' },
    ] as const;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([...parts]);
    expect(calendarDay('2026-01-03T09:00:00Z', 'UTC')).toBe('2026-01-03');
  });

  test.each(['ar-EG', 'fa-IR', 'th-TH-u-ca-buddhist', 'ar-SA-u-ca-islamic-umalqura', 'he-u-ca-hebrew', 'ne-NP'])(
    'has a heading for a reader of %s',
    (locale) => {
      const now = Date.parse('2026-11-23T12:00:00Z');
      expect(dayText('2026-11-23', now, locale, 'UTC')).toBe('Today');
      expect(dayText('2026-11-22', now, locale, 'UTC')).toBe('Yesterday');
      expect(dayText('2026-11-20', now, locale, 'UTC')).not.toBe('');
    },
  );

  test.each([
    ['Africa/Cairo', '2026-11-23'],
    ['Asia/Tehran', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-24'],
    ['Pacific/Pago_Pago', '2026-11-23'],
  ])('in %s is %s', (zone, day) => {
    expect(calendarDay('2026-11-23T20:45:00Z', zone)).toBe(day);
  });
});
