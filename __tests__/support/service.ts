import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createSandboxClient, createTestService, type SandboxClient, type TestService } from './world';

/** Serves every app call from the sandbox's own service; `server.use` overrides single calls. */
export const server = setupServer();

export type Backend = { service: TestService; sandbox: SandboxClient };

export async function startBackend(): Promise<Backend> {
  const service = await createTestService();
  server.use(http.all('*/api/v1/*', ({ request }) => service.fetch(request)));
  const send = (request: Request) => service.fetch(request);
  return { service, sandbox: createSandboxClient('http://localhost', send) };
}

export function useServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
