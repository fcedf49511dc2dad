/** @jest-environment node */
import { maxHeaderSize } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PATH_LENGTH, MAX_QUERY_LENGTH } from '@/proxy/judge-target';
import { nginxParts } from '../../../scripts/lib/nginx-parts';

const FOLDER = join(process.cwd(), 'deploy', 'nginx');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

test.each([...nginxParts()])('deploy/nginx/%s is what `npm run nginx` writes', (name, text) => {
  expect(read(name)).toBe(text);
});

test('nginx adds no header to an instance’s answer, because browsers combine two security policies', () => {
  expect(read('pass.conf')).not.toMatch(/add_header/);
  expect(read('server.conf').match(/add_header (\S+)/g)).toEqual(Array(5).fill('add_header Cache-Control'));
});

test('nginx can read an answer that repeats the longest URL twice, so the instance does not count as failed', () => {
  const [, kibibytes] = /proxy_buffer_size (\d+)k;/.exec(read('pass.conf')) ?? [];
  expect(Number(kibibytes) * 1024).toBeGreaterThan(2 * (MAX_PATH_LENGTH + MAX_QUERY_LENGTH) + 8 * 1024);
});

test('nginx refuses header fields before Node does, because Node would close the connection', () => {
  const text = read('server.conf');
  const [, first] = /client_header_buffer_size (\d+)k;/.exec(text) ?? [];
  const [, count, size] = /large_client_header_buffers (\d+) (\d+)k;/.exec(text) ?? [];
  const passedOn = (Number(first) + Number(count) * Number(size)) * 1024;
  // nginx adds the visitor's address, the id of the request and the scheme.
  expect(passedOn + 512).toBeLessThan(maxHeaderSize);
  expect(Number(size) * 1024).toBeGreaterThan(MAX_PATH_LENGTH + MAX_QUERY_LENGTH);
});

test('no failure that a visitor can cause makes nginx stop using an instance', () => {
  const servers = read('upstream.conf').match(/^ *server .*$/gm) ?? [];
  expect(servers.length).toBeGreaterThanOrEqual(2);
  for (const server of servers) expect(server).toMatch(/ max_fails=0;$/);
});

test('requests for other host names are neither answered nor logged, and a redirect is not logged', () => {
  const [, ...servers] = read('other-names.conf').split(/^server \{$/m);
  expect(servers).toHaveLength(3);
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log off;$/m);
    expect(server).toMatch(/^ {4}server_tokens off;$/m);
    expect(server).toMatch(server.includes('server_name _;') ? /^ {4}return 444;$/m : /^ {4}return 301 https:/m);
  }
});

test('every answer that nginx gives itself has a page and a JSON version', () => {
  const listed = [...read('errors.conf').matchAll(/fnx-errors\/(\d+)\./g)].map(([, status]) => status);
  const names = [...new Set(listed)].flatMap((status) => [`${status}.html`, `${status}.json`]);
  expect(readdirSync(join(FOLDER, 'errors')).toSorted()).toEqual(names.toSorted());
});
