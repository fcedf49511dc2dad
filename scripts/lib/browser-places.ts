import { join } from 'node:path';

const onPath = (names: string[]) =>
  (process.env.PATH ?? '').split(':').flatMap((folder) => names.map((name) => join(folder, name)));

export const shellPlaces = (): string[] => onPath(['chromium-headless-shell']);

const inApplications = (name: string) => `/Applications/${name}.app/Contents/MacOS/${name}`;

const inPrograms = (path: string[]) =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, ...path));

export function usualPlaces(platform: NodeJS.Platform = process.platform): string[] {
  if (platform === 'darwin') return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(inApplications);
  if (platform === 'win32') {
    return [
      ...inPrograms(['Google', 'Chrome', 'Application', 'chrome.exe']),
      ...inPrograms(['Chromium', 'Application', 'chrome.exe']),
      ...inPrograms(['Microsoft', 'Edge', 'Application', 'msedge.exe']),
    ];
  }
  return onPath(['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']);
}
