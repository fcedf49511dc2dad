import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createSandboxClient, createTestService, type SandboxClient, type TestService } from './world';

/** The sandbox's own service behind every call of the app, in one handler; `server.use` overrides what a test wants otherwise. */
export const server = setupServer();

export type Backend = { service: TestService; sandbox: SandboxClient };

export async function startBackend(): Promise<Backend> {
  const service = await createTestService();
  server.use(http.all('*/api/v1/*', ({ request }) => service.fetch(request)));
  const send = (request: Request) => service.fetch(request);
  return { service, sandbox: createSandboxClient('http://localhost', send) };
}

/** In each file of flows. */
export function useServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
