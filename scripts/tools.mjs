import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these commands on the PATH, packages of this project left out. */
export function findCommand(...names) {
  const local = join(root, 'node_modules');
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => path && !path.startsWith(local));
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** A Chromium to drive: CHROMIUM_PATH, else what the system has. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const onPath = findCommand('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (onPath) return onPath;
  const macApps = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return macApps.find(isExecutable);
}

const OLDEST_POSTGRES = 15;

/** The folder with initdb and postgres, newest version first; undefined when there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  let versions = [];
  try {
    versions = readdirSync(debian)
      .map(Number)
      .filter((version) => version >= OLDEST_POSTGRES)
      .sort((a, b) => b - a);
  } catch {
    // Not a Debian layout: the PATH is asked next.
  }
  for (const version of versions) {
    const folder = join(debian, String(version), 'bin');
    if (isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres'))) return folder;
  }
  const initdb = findCommand('initdb');
  return initdb && isExecutable(join(dirname(initdb), 'postgres')) ? dirname(initdb) : undefined;
}
