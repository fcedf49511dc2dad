import { parseArgs } from 'node:util';
import { CheckError, type CheckOptions } from './run';

export const HELP = `npm run contract
    Writes docs/contract.md and docs/openapi.json from the schemas that the app uses.

npm run contract -- --check URL [--token TOKEN] [--writes EMAIL] [--json]
    Calls a running token service and says where its answers differ from the contract.

  --check URL     The origin of your service, without /api/v1. Example: https://token-service.bank.example
                  Calls only public reads: prices, texts, plans, questions.
  --token TOKEN   The token of a login. Calls the private reads of that investor as well: profile, dashboard, orders,
                  transactions, stakes, notices. Use a test account: the report shows values that differ.
  --writes EMAIL  Also makes calls that change something, with the account of this e-mail. The token must belong to this
                  account, or nothing is written. Saves the settings as they are, marks the account's notices as read,
                  asks for a nonce, opens an order that is never paid, and makes and ends a reservation. An order that
                  was waiting for a payment may end. The account must be allowed to buy shares. Without this option
                  nothing is written.
  --json          Prints the report as JSON.
  --help          Prints this text.

For each call the report shows the HTTP status, the time and the size. For each difference it names the field, says what
is wrong, and what the app does about it. The command checks the path, the status, the envelope, the encryption, the
types and lengths of all fields, dates and amounts, refusals, and the times after which the app gives up.

Exit code: 0 no difference, 1 differences, 2 the check could not be made.
Try it with the sandbox: npm run sandbox, then npm run contract -- --check http://127.0.0.1:4000`;

type Wanted = { kind: 'write' } | { kind: 'help' } | { kind: 'check'; checking: CheckOptions; isJson: boolean };

const OPTIONS = {
  check: { type: 'string' },
  token: { type: 'string' },
  writes: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (thrown) {
    throw new CheckError(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${HELP}`);
  }
}

export function readOptions(args: readonly string[]): Wanted {
  const { check, token, writes, json = false, help } = parsed(args);
  if (help) return { kind: 'help' };
  if (check === undefined) {
    if (args.length > 0) throw new CheckError(`These options need --check URL.\n\n${HELP}`);
    return { kind: 'write' };
  }
  const url = URL.canParse(check) ? new URL(check) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new CheckError(`${check} is not a URL. Example: https://token-service.bank.example`);
  if (writes !== undefined && token === undefined) throw new CheckError('--writes needs --token.');
  return { kind: 'check', checking: { service: check, token, writesFor: writes }, isJson: json };
}
