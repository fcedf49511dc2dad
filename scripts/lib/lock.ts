type Locked = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Packages = Readonly<Record<string, Locked>>;

type Missing = { name: string; version: string; parent: Locked };

/**
 * Lists the optional binaries of other systems that are missing in the lock, because their packages were unavailable
 * when npm wrote it. Without them, `npm ci` fails on every system.
 */
export const missingFrom = (packages: Packages): Missing[] =>
  Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, parent })),
  );

/** Whether the lock has the package. Node resolves a package beside its parent, then beside the parent's parent. */
function isLocked(packages: Packages, parent: string, name: string): boolean {
  for (let place = parent; ;) {
    if (`${place}${place && '/'}node_modules/${name}` in packages) return true;
    if (place === '') return false;
    const above = place.lastIndexOf('/node_modules/');
    place = above < 0 ? '' : place.slice(0, above);
  }
}

/** Adds entries without a checksum, so that npm takes the checksum from the registry. */
export function completed(packages: Packages): Packages {
  const added = missingFrom(packages).map(({ name, version, parent }) => {
    const { os, cpu, libc } = systemOf(name);
    const entry = { version, cpu, ...(parent.dev && { dev: true }), ...(libc && { libc }), optional: true, os };
    return [`node_modules/${name}`, entry] as const;
  });
  const [root, ...rest] = Object.entries({ ...packages, ...Object.fromEntries(added) });
  return Object.fromEntries([
    ...(root ? [root] : []),
    ...rest.toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  ]);
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS: Readonly<Record<string, string>> = {
  amd64: 'x64',
  ...Object.fromEntries(
    ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'].map((cpu) => [cpu, cpu]),
  ),
};

const LIBRARIES = [
  ['musl', 'musl'],
  ['gnu', 'glibc'],
] as const;

/** Reads the system from the name: 'binding-linux-arm-gnueabihf', 'swc-darwin-arm64'. */
function systemOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.map((word) => PROCESSORS[word]).find((known) => known !== undefined);
  if (!os || !cpu) throw new Error(`The package name ${name} contains no known system and processor.`);
  const libc = os === 'linux' && LIBRARIES.find(([prefix]) => words.some((word) => word.startsWith(prefix)))?.[1];
  return { os: [os], cpu: [cpu], libc: libc ? [libc] : undefined };
}
