describe('URL.canParse in a browser that lacks it', () => {
  const { canParse } = URL;
  beforeEach(async () => {
    Object.assign(URL, { canParse: undefined });
    jest.resetModules();
    await import('@/utils/url-can-parse');
  });
  afterEach(() => Object.assign(URL, { canParse }));

  it.each([
    ['https://fnx.example/price', undefined],
    ['/price', 'https://fnx.example'],
  ])('accepts %s with the base %s', (url, base) => expect(URL.canParse(url, base)).toBe(true));

  it('refuses an address without a base, and text that is no address', () => {
    expect(URL.canParse('/price')).toBe(false);
    expect(URL.canParse('https://')).toBe(false);
  });
});

it('a browser’s own URL.canParse is kept', async () => {
  const { canParse } = URL;
  await import('@/utils/url-can-parse');
  expect(URL.canParse).toBe(canParse);
});
