import { valueHistoryDrawing, type ValueHistory } from '@/features/portfolio/model/value-history';

const day = (n: number) => Date.UTC(2026, 10, n);
const at = (n: number, time = '00:00:00') => `2026-11-${String(n).padStart(2, '0')}T${time}.000Z`;

const COURSE: ValueHistory = {
  points: [
    { t: at(10), value: '0', invested: '0' },
    { t: at(11), value: '124.8', invested: '120' },
    { t: at(12), value: '250', invested: '260' },
    { t: at(13), value: '260', invested: '260' },
  ],
  purchases: [
    { t: at(11, '09:30:00'), shares: '10' },
    { t: at(12, '23:59:59'), shares: '7.5' },
    { t: at(12, '08:00:00'), shares: '2.5' },
  ],
  readAt: day(13) + 3_600_000,
};

const remark = ({ drawing }: ReturnType<typeof valueHistoryDrawing>, name: string) =>
  drawing.remarks?.find((column) => column.name === name)?.texts;

it('the value history begins on the first day with a value', () => {
  const { drawing } = valueHistoryDrawing(COURSE);
  expect(drawing.line.points.map(({ at: moment }) => moment)).toEqual([day(11), day(12), day(13)]);
  expect(drawing.base.points.map(({ text }) => text)).toEqual(['$120.00', '$260.00', '$260.00']);
});

it('the last figures are valid until the time of the answer', () => {
  const { drawing } = valueHistoryDrawing(COURSE);
  expect([drawing.line.holdsUntil, drawing.base.holdsUntil]).toEqual([COURSE.readAt, COURSE.readAt]);
});

it('each day has its exact gain, with its sign', () => {
  const gains = remark(valueHistoryDrawing(COURSE), 'Gain or loss');
  expect([...(gains ?? [])]).toEqual([
    [day(11), '+$4.80'],
    [day(12), '-$10.00'],
    [day(13), '$0.00'],
  ]);
});

it('the days of purchases are marked, and several purchases on one day are added up', () => {
  const drawn = valueHistoryDrawing(COURSE);
  expect([...(drawn.drawing.marks?.days ?? [])]).toEqual([day(11), day(12)]);
  expect([...(remark(drawn, 'Bought') ?? [])]).toEqual([
    [day(11), '10.00 FNX'],
    [day(12), '10.00 FNX'],
  ]);
});

it('a sum that no float can hold is exact', () => {
  const points = [{ t: at(11), value: '90071992547409931234.57', invested: '90071992547409931234.56' }];
  expect(remark(valueHistoryDrawing({ ...COURSE, points }), 'Gain or loss')?.get(day(11))).toBe('+$0.01');
});

it('a purchase from before the range is omitted', () => {
  const purchases = [{ t: at(9), shares: '1' }];
  expect(valueHistoryDrawing({ ...COURSE, purchases }).drawing.marks?.days.size).toBe(0);
});

it('a history without known purchases has no marks', () => {
  const drawn = valueHistoryDrawing({ ...COURSE, purchases: null });
  expect(drawn.drawing.marks?.days.size).toBe(0);
  expect(remark(drawn, 'Bought')).toBeUndefined();
});

it('a history without any holdings has no point', () => {
  const points = COURSE.points.slice(0, 1);
  const drawn = valueHistoryDrawing({ ...COURSE, points });
  expect(drawn.drawing.line.points).toEqual([]);
  expect(drawn.change).toBeUndefined();
});

it('days are sorted, and the later entry of a day replaces the earlier one', () => {
  const points = [
    { t: at(13), value: '3', invested: '1' },
    { t: at(11), value: '1', invested: '1' },
    { t: at(13), value: '4', invested: '1' },
  ];
  const { line } = valueHistoryDrawing({ ...COURSE, points }).drawing;
  expect(line.points.map(({ text }) => text)).toEqual(['$1.00', '$4.00']);
});
