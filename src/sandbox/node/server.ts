import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FaultBoard } from '../console/faults';
import { answerRefusal } from '../service/answer';
import { Refusal, wrongMethod } from '../service/domain/refusal';
import { MAX_BODY_BYTES } from '../service/read-body';
import type { Service } from '../service/service';
import { INJECTIONS } from './faults';
import { isLocalHost } from './loopback';
import { rawOf, write, type Wire } from './wire';

export type ServerDeps = { service: Service; faults: FaultBoard; now: () => number };

const API = '/api/v1/';
const IDENTITY = '/websdk/';
const HAS_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const METHODS = new Set([...HAS_BODY, 'GET', 'HEAD', 'OPTIONS']);

export function createServiceServer({ service, faults, now }: ServerDeps): Server {
  return createServer((incoming, outgoing) => {
    const answer = async () => {
      if (!isLocalHost(incoming.headers.host)) return answerRefusal(wrongHost());
      if (!METHODS.has(incoming.method ?? '')) return answerRefusal(wrongMethod([...METHODS]));
      return service.fetch(await requestOf(incoming));
    };
    const wire: Wire = { incoming, outgoing, now, answer };
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const kind = takeFault(faults, path);
    const done = kind ? Promise.resolve(INJECTIONS[kind](wire)) : respond(wire);
    done.catch(() => outgoing.destroy());
  });
}

function takeFault(faults: FaultBoard, path: string) {
  if (path.startsWith(API)) return faults.take(path.slice(API.length));
  return path.startsWith(IDENTITY) ? faults.take(path.slice(1)) : undefined;
}

const wrongHost = () => new Refusal(421, 'The sandbox answers at 127.0.0.1, and under no other host name.');

const respond = async (wire: Wire) => write(wire, await rawOf(await wire.answer()));

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const body = HAS_BODY.has(method) ? await bodyOf(incoming) : undefined;
  return new Request(urlOf(incoming), { method, headers: headersOf(incoming), body });
}

function urlOf({ url = '/', headers, socket }: IncomingMessage): URL {
  const origin = `http://${headers.host ?? `127.0.0.1:${socket.localPort}`}`;
  const base = URL.canParse(origin) ? origin : 'http://127.0.0.1';
  return new URL(`${base}${url.startsWith('/') ? url : '/'}`);
}

function headersOf({ headers }: IncomingMessage): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) kept.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return kept;
}

/** Keeps at most one byte more than allowed, so that the service can detect an oversized body. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    size += chunk.length;
  }
  return Uint8Array.from(Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES + 1));
}
