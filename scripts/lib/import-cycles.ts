import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Includes imports of types and dynamic imports, which ESLint's rule against cycles ignores. */
export function importsIn(paths: readonly string[]): Imports {
  const config: unknown = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, process.cwd());
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
  const importedBy = (path: string, name: string) => {
    const { resolvedModule } = ts.resolveModuleName(name, join(process.cwd(), path), options, ts.sys, cache);
    return relative(process.cwd(), resolvedModule?.resolvedFileName ?? '');
  };
  const importsOf = (path: string) =>
    ts
      .preProcessFile(readFileSync(path, 'utf8'))
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => /^(\.|@\/)/.test(name))
      .map((name) => importedBy(path, name));
  return new Map(paths.map((path) => [path, importsOf(path)]));
}

function reachedFrom(file: string, imports: Imports): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [file];
  for (const at of open) {
    const found = (imports.get(at) ?? []).filter((next) => !reached.has(next));
    for (const next of found) reached.add(next);
    open.push(...found);
  }
  return reached;
}

/** Returns groups of files that import each other, directly or through other files. */
export function importCyclesOf(imports: Imports): readonly (readonly string[])[] {
  const files = [...imports.keys()];
  const reached = new Map(files.map((file) => [file, reachedFrom(file, imports)]));
  const groupOf = (file: string) =>
    files.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)).sort();
  return files.map(groupOf).filter(([first], index) => first === files[index]);
}
