/** @jest-environment node */
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReleaseMachine, type ReleaseMachine } from '../../support/release-machine';

// The script needs flock and /proc.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

let machine: ReleaseMachine;
beforeEach(() => {
  machine = startReleaseMachine();
});
afterEach(() => machine.stop());

const succeeds = (path: string) => expect(machine.release(path)).toMatchObject({ code: 0 });
const fails = (pattern: RegExp, path: string) => {
  const outcome = machine.release(path);
  expect(outcome.output).toMatch(pattern);
  expect(outcome.output).not.toContain('All instances run');
  expect(outcome.code).toBe(1);
};

onLinux('deploy/release.sh', () => {
  test('the script keeps the last three releases that ran, and their scripts', () => {
    for (const id of 'ABCD') succeeds(machine.build(id));
    expect([machine.releases(), machine.scripts()]).toEqual([
      ['B', 'C', 'D'],
      ['B', 'C', 'D'],
    ]);
    expect([machine.running(), machine.current()]).toEqual([['D', 'D'], 'D']);
  });

  test('a refused release does not remove a working release from the list', () => {
    machine.seed('A');
    for (const id of 'BC') fails(/did not become ready/, machine.build(id, { isBroken: true }));
    expect(machine.releases()).toEqual(['A']);
    succeeds(machine.build('D'));
    expect([machine.releases(), machine.scripts()]).toEqual([
      ['A', 'D'],
      ['A', 'D'],
    ]);
    succeeds(machine.pathOf('A'));
  });

  test('the order of the releases does not depend on the times of their folders', () => {
    machine.seed('ABC');
    utimesSync(machine.pathOf('A'), new Date('2099-01-01'), new Date('2099-01-01'));
    succeeds(machine.build('D'));
    expect(machine.releases()).toEqual(['B', 'C', 'D']);
  });

  test('a release to which the instances were rolled back counts as the newest', () => {
    machine.seed('ABC');
    succeeds(machine.pathOf('A'));
    succeeds(machine.build('D'));
    expect(machine.releases()).toEqual(['A', 'C', 'D']);
  });

  test('releases that are older than the list are kept, with the current one last', () => {
    machine.seed('ABC');
    succeeds(machine.pathOf('A'));
    rmSync(join(machine.pathOf('A'), '..', '..', 'releases.txt'));
    succeeds(machine.build('D'));
    expect(machine.releases()).toEqual(['A', 'C', 'D']);
  });

  test('a signal during a removal leaves nothing that counts as a release', () => {
    machine.seed('ABC');
    machine.program(
      'rm',
      `#!/bin/sh
      case $* in *removed-*-A) /bin/rm -rf "$2/.next"; kill -KILL $PPID; exit 1 ;; esac
      exec /bin/rm "$@"\n`,
    );
    expect(machine.release(machine.build('D')).code).toBeNull();
    expect(machine.hidden()).toHaveLength(1);
    machine.removeProgram('rm');
    succeeds(machine.pathOf('D'));
    expect([machine.releases(), machine.scripts(), machine.hidden()]).toEqual([['B', 'C', 'D'], ['B', 'C', 'D'], []]);
  });

  test('a release of which a part is missing is removed, and the scripts of the others stay', () => {
    machine.seed('ABC');
    rmSync(join(machine.pathOf('B'), '.next'), { recursive: true });
    succeeds(machine.build('D'));
    expect([machine.releases(), machine.scripts()]).toEqual([
      ['A', 'C', 'D'],
      ['A', 'C', 'D'],
    ]);
  });

  test('no script is removed while the scripts of one release cannot be read', () => {
    machine.seed('AB');
    machine.program(
      'find',
      `#!/bin/sh
      case $PWD in *-A/.next/static) exit 1 ;; esac
      exec /usr/bin/find "$@"\n`,
    );
    const { code, output } = machine.release(machine.build('C'));
    expect([code, output]).toEqual([1, expect.stringContaining('no script was removed')]);
    expect(machine.scripts()).toEqual(['A', 'B', 'C']);
  });

  test('a new release whose scripts cannot be read is refused', () => {
    machine.seed('A');
    machine.program(
      'find',
      `#!/bin/sh
      case $PWD in *-B/.next/static) exit 1 ;; esac
      exec /usr/bin/find "$@"\n`,
    );
    fails(/could not be read/, machine.build('B'));
    expect(machine.running()).toEqual(['A', 'A']);
  });

  test('a link that cannot be written is reported as a failure', () => {
    machine.seed('A');
    machine.program(
      'ln',
      `#!/bin/sh
      case $* in */instances/*) echo 'No space left on device' >&2; exit 1 ;; esac
      exec /bin/ln "$@"\n`,
    );
    fails(/runs .*-A again/, machine.build('B'));
    expect([machine.running(), machine.releases()]).toEqual([['A', 'A'], ['A']]);
  });

  test('an instance that starts with a release other than the given one is reported as a failure', () => {
    machine.seed('A');
    const old = machine.pathOf('A');
    machine.program(
      'ctl',
      `#!/bin/sh
      port=\${2#fnx@}
      case $1 in start) echo '${old}' >"$FNX_ROOT/../run.$port" ;; stop) rm -f "$FNX_ROOT/../run.$port" ;; esac\n`,
    );
    fails(/does not run the new release/, machine.build('B'));
    expect(machine.running()).toEqual(['A', 'A']);
  });

  test('an nginx that is not reloaded is reported', () => {
    machine.seed('A');
    machine.program('nginx', '#!/bin/sh\ncase $* in *reload*) exit 1 ;; esac\n');
    fails(/was not reloaded/, machine.build('B'));
    expect(machine.running()).toEqual(['A', 'A']);
  });

  test('without a running nginx nothing is changed', () => {
    machine.seed('A');
    machine.endNginx();
    fails(/nginx is not running.*Nothing was changed/, machine.build('B'));
    expect([machine.releases(), machine.running(), machine.upstream()]).toEqual([
      ['A'],
      ['A', 'A'],
      expect.not.stringContaining('down'),
    ]);
  });

  test('a first release that does not become ready is removed, and is not kept as the older one', () => {
    fails(/has no older release/, machine.build('A', { isBroken: true }));
    expect(machine.releases()).toEqual([]);
    fails(/has no older release/, machine.build('B', { isBroken: true }));
    succeeds(machine.build('C'));
    expect([machine.releases(), machine.running()]).toEqual([['C'], ['C', 'C']]);
  });

  test('an instance that cannot be stopped is reported', () => {
    machine.seed('A');
    machine.program('ctl', '#!/bin/sh\nexit 1\n');
    fails(/could not be stopped/, machine.build('B'));
  });

  test('a list of releases that cannot be written is reported, and nothing is removed', () => {
    machine.seed('ABC');
    machine.program(
      'tail',
      `#!/bin/sh
      exit 1\n`,
    );
    const { code, output } = machine.release(machine.build('D'));
    expect([code, output]).toEqual([1, expect.stringContaining('could not be written')]);
    expect([machine.releases(), machine.running()]).toEqual([
      ['A', 'B', 'C', 'D'],
      ['D', 'D'],
    ]);
    machine.removeProgram('tail');
    writeFileSync(join(machine.pathOf('D'), 'a file'), '');
    succeeds(machine.pathOf('D'));
    expect(machine.releases()).toEqual(['B', 'C', 'D']);
  });
});
