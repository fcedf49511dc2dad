export const SERVER_ENV = {
  TOKEN_SERVICE_URL: 'http://service.example',
  RPC_URLS: 'http://127.0.0.1:1',
  FNX_TOKEN_ADDRESS: `0x${'1'.repeat(40)}`,
  USDT_TOKEN_ADDRESS: `0x${'2'.repeat(40)}`,
  PAY_ADDRESS: `0x${'3'.repeat(40)}`,
};

export function useServerEnv(): void {
  const before = { ...process.env };
  beforeAll(() => Object.assign(process.env, SERVER_ENV));
  afterAll(() => {
    process.env = before;
  });
}
