import { ask } from './ask';
import { startFakeInstance } from './fake-instance';
import { startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const SERVICE_TIME = 'Sun, 06 Nov 1994 08:49:37 GMT';

/** An answer's date must be the service's clock, which the app uses to count down and to end sessions. */
export async function checkDates(check: Check): Promise<void> {
  const instance = await startFakeInstance((_request, response) => {
    response.setHeader('date', SERVICE_TIME).end('{}');
  });
  const nginx = await startNginx({ instances: [instance.origin] });
  try {
    for (const method of ['GET', 'POST']) {
      const { date } = (await ask(nginx.origin, '/api/v1/user/profile', { method })).headers;
      check(`the date of a ${method} call is the service's`, date === SERVICE_TIME, date);
    }
  } finally {
    await nginx.stop();
    instance.stop();
  }
}
