import { resolve } from 'node:path';
import type { PortRequest } from '../ports';

export type Settings = {
  app: PortRequest;
  service: PortRequest;
  chain: PortRequest;
  chainId: number;
  state: string;
};

export class InvalidSettings extends Error {
  override name = 'InvalidSettings';
}

const CHAIN_ID = 31_337;
const STATE = '.sandbox/state.json';

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const state = env.SANDBOX_STATE || STATE;
  return {
    app: portRequest(env, 'PORT', 3_000, 'the app'),
    service: portRequest(env, 'SANDBOX_PORT', 4_000, 'the token service'),
    chain: portRequest(env, 'CHAIN_PORT', 8_545, 'the chain'),
    chainId: wholeNumber(env, 'SANDBOX_CHAIN_ID', CHAIN_ID, 4_294_967_295),
    state: state === 'memory' ? state : resolve(state),
  };
}

function portRequest(env: NodeJS.ProcessEnv, variable: string, usual: number, holder: string): PortRequest {
  return { port: wholeNumber(env, variable, usual, 65_535), isExplicit: Boolean(env[variable]), variable, holder };
}

function wholeNumber(env: NodeJS.ProcessEnv, variable: string, usual: number, max: number): number {
  const text = env[variable];
  if (!text) return usual;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= max) return number;
  throw new InvalidSettings(`${variable} must be a whole number from 1 to ${max}, not "${text}".`);
}
