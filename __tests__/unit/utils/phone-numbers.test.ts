import { asTyped, countries, dialOf, checkNumber } from '@/utils/phone-numbers';

test.each([
  ['GB', '07700 900123', '+44', '7700900123'],
  ['GB', '7700-900-123', '+44', '7700900123'],
  ['GB', '+44 7700 900123', '+44', '7700900123'],
  ['GB', '0044 7700 900123', '+44', '7700900123'],
  ['US', '1 (202) 555-0123', '+1', '2025550123'],
  ['US', '(604) 555-0123', '+1', '6045550123'],
  ['DO', '(829) 555-0123', '+1', '8295550123'],
  ['IT', '06 1234 5678', '+39', '0612345678'],
  ['CI', '07 12 34 56 78', '+225', '0712345678'],
  ['HU', '06 20 123 4567', '+36', '201234567'],
  ['RU', '8 912 345-67-89', '+7', '9123456789'],
  ['RU', '800 555 35 35', '+7', '8005553535'],
  ['CH', '044 668 18 00', '+41', '446681800'],
])('in %s, %s is a valid number', (country, national, countryCode, phone) =>
  expect(checkNumber({ country, national })).toMatchObject({ number: { countryCode, phone } }),
);

test.each([
  ['GB', '+41 44 668 18 00', 'not-of-country'],
  ['GB', '12', 'too-short'],
  ['GB', '0', 'too-short'],
  ['GB', '07700 90', 'too-short'],
  ['GB', '', 'not-of-country'],
  ['GB', '12345678901234567', 'too-long'],
  ['', '7700900123456', 'not-of-country'],
])('in %s, %j is invalid: %s', (country, national, fault) =>
  expect(checkNumber({ country, national })).toEqual({ fault }),
);

test('an unlisted prefix gets a warning, but is not refused, because lists become outdated', () => {
  expect(checkNumber({ country: 'CH', national: '044 668 18 00' })).toMatchObject({ isUsual: true });
  expect(checkNumber({ country: 'GB', national: '07700 900123' })).toMatchObject({ isUsual: false });
});

test.each([
  ['GB', '07700900123', 'GB', '07700 900123'],
  ['GB', '0770', 'GB', '0770'],
  ['GB', '20 7946 0958', 'GB', '20 7946 0958'],
  ['US', '2025550123', 'US', '(202) 555-0123'],
  ['GB', '+41446681800', 'CH', '+41 44 668 18 00'],
  ['GB', '0041446681800', 'CH', '+41 44 668 18 00'],
  ['US', '+1604', 'US', '+1 604'],
  ['US', '+16045550123', 'CA', '+1 604 555 0123'],
  ['GB', '+', 'GB', '+'],
])('in %s, a number is grouped while typing %s', (country, national, chosen, shown) =>
  expect(asTyped({ country, national })).toEqual({ country: chosen, national: shown }),
);

test('every country has one code, which the service accepts', () => {
  expect(new Set(countries).size).toBe(countries.length);
  expect(
    countries.filter((country) => !/^[A-Z]{2}$/.test(country) || !/^\+[1-9]\d{0,2}$/.test(dialOf(country))),
  ).toEqual([]);
  expect(['GB', 'US', 'JM', 'KZ', 'VA', 'XK'].map(dialOf)).toEqual(['+44', '+1', '+1', '+7', '+39', '+383']);
  expect(dialOf('ZZ')).toBe('');
});
