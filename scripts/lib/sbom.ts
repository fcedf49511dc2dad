export type Locked = {
  name?: string;
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { name: string; version: string; packages: Readonly<Record<string, Locked>> };

/** Licences that are missing in the lock file, from the packages themselves. */
const STATED: Readonly<Record<string, string>> = {
  '@metamask/sdk': 'LicenseRef-ConsenSys',
  '@metamask/sdk-communication-layer': 'LicenseRef-ConsenSys',
  '@metamask/sdk-install-modal-web': 'LicenseRef-ConsenSys',
  '@next/swc-darwin-arm64': 'MIT',
  '@next/swc-darwin-x64': 'MIT',
  '@next/swc-win32-arm64-msvc': 'MIT',
  '@next/swc-win32-x64-msvc': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
  xtend: 'MIT',
};

const nameOf = (path: string, { name }: Locked) => name ?? path.split('node_modules/').at(-1) ?? path;
export const licenceOf = (name: string, { license }: Locked) => license ?? STATED[name] ?? null;
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns the packages that `npm ci --omit=dev` installs. A release contains some of them. */
export const shippedIn = ({ packages }: Lock): { path: string; name: string; locked: Locked }[] =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, locked]) => ({ path, name: nameOf(path, locked), locked }))
    .toSorted((one, other) => purl(one).localeCompare(purl(other), 'en'));

const purl = ({ name, locked }: { name: string; locked: Locked }) => purlOf(name, locked.version);

/** Looks in the package's own node_modules first, then in those of each parent folder, as Node does. */
function resolved(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let place = from; ;) {
    const path = `${place}${place && '/'}node_modules/${name}`;
    if (path in packages) return path;
    if (place === '') return undefined;
    place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0));
  }
}

function dependsOn({ packages }: Lock, path: string): string[] {
  const { dependencies, optionalDependencies } = packages[path] ?? {};
  const found = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const to = resolved(packages, path, name);
    const locked = to === undefined ? undefined : packages[to];
    return to !== undefined && locked && !locked.dev ? [purlOf(nameOf(to, locked), locked.version)] : [];
  });
  return [...new Set(found)].toSorted();
}

function hashesOf(integrity: string | undefined) {
  const [algorithm, content] = integrity?.split('-', 2) ?? [];
  if (algorithm !== 'sha512' || content === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] };
}

/** Returns a licence expression, an SPDX id, or the name of a licence that SPDX does not list. */
function licensesOf(licence: string | null) {
  if (licence === null) return [];
  if (licence.startsWith('LicenseRef-')) return [{ license: { name: licence.slice('LicenseRef-'.length) } }];
  return / (AND|OR) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
}

/** Returns a CycloneDX document without a date or serial number, so that the same lock file gives the same document. */
export function sbomOf(lock: Lock) {
  const root = purlOf(lock.name, lock.version);
  const byPurl = new Map(shippedIn(lock).map((one) => [purl(one), one]));
  const components = [...byPurl].map(([ref, { name, locked }]) => ({
    type: 'library',
    'bom-ref': ref,
    name,
    version: locked.version,
    scope: locked.optional ? 'optional' : 'required',
    licenses: licensesOf(licenceOf(name, locked)),
    purl: ref,
    ...hashesOf(locked.integrity),
  }));
  const edges = new Map<string, Set<string>>();
  for (const one of shippedIn(lock))
    edges.set(purl(one), new Set([...(edges.get(purl(one)) ?? []), ...dependsOn(lock, one.path)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': root, name: lock.name, version: lock.version, purl: root },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: dependsOn(lock, '') },
      ...[...edges].map(([ref, to]) => ({ ref, dependsOn: [...to].toSorted() })),
    ],
  };
}
