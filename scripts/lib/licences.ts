import { licenceOf, shippedIn, type Lock } from './sbom';

/** Licences that require only their own text to be kept, or that concern only changes to the package itself. */
const PERMISSIVE = new Set(['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0']);

/** Licences with further conditions, and these conditions. */
const OTHERS: Readonly<Record<string, string>> = {
  'MPL-2.0': 'Changes to the package itself must be published. The app uses it unchanged.',
  'LGPL-3.0-or-later':
    '`libvips`, which `sharp` loads. It must stay replaceable. Next installs `sharp`, but a release contains neither.',
  'OFL-1.1': 'Two fonts. They must not be sold alone.',
  'CC-BY-4.0': 'Data about browsers that the build reads.',
  'AGPL-3.0-or-later':
    '`ua-parser-js`, which RainbowKit imports and which is in a file for the browser. **Anyone who offers the program must also offer its source code. A lawyer must decide before a deployment.**',
  'LicenseRef-ConsenSys':
    'MetaMask’s SDK, which wagmi’s connectors import and which is in a file for the browser. **It is free of charge up to 10,000 users a month, and requires a notice. A lawyer must decide before a deployment.**',
  none: 'The package names no licence.',
};

const partsOf = (licence: string) => licence.replace(/[()]/g, '').split(/ AND | OR /);

export type Use = { licence: string; packages: string[] };

function usesOf(lock: Lock): Use[] {
  const uses = new Map<string, Set<string>>();
  for (const { name, locked } of shippedIn(lock)) {
    const licence = licenceOf(name, locked) ?? 'none';
    uses.set(licence, (uses.get(licence) ?? new Set()).add(`${name} ${locked.version}`));
  }
  return [...uses]
    .map(([licence, packages]) => ({ licence, packages: [...packages].toSorted() }))
    .toSorted((one, other) => other.packages.length - one.packages.length || one.licence.localeCompare(other.licence));
}

/** Returns licences that still need a review. */
export const unexamined = (lock: Lock): Use[] =>
  usesOf(lock).filter(({ licence }) => partsOf(licence).some((part) => !PERMISSIVE.has(part) && !(part in OTHERS)));

const noteOf = (licence: string) =>
  partsOf(licence)
    .flatMap((part) => OTHERS[part] ?? [])
    .join(' ') || 'Its text must be included in each copy.';

export function licencesDocument(lock: Lock): string {
  const uses = usesOf(lock);
  const count = uses.reduce((sum, { packages }) => sum + packages.length, 0);
  const rows = uses.map(({ licence, packages }) => {
    const names = packages.length > 12 ? '' : packages.map((name) => `\`${name}\``).join(', ');
    return `| ${licence.replace('LicenseRef-', '')} | ${packages.length} | ${noteOf(licence)} | ${names} |`;
  });
  return `# Licences

\`npm run sbom\` writes this file and \`sbom.json\`, a bill of materials in CycloneDX 1.5, from \`package-lock.json\`. Do not edit
them by hand. They list the ${count} packages that \`npm ci --omit=dev\` installs. A release and the files for the browser
contain some of them.

| licence | packages | what it requires | names, if there are few |
|---|---|---|---|
${rows.join('\n')}
`;
}
