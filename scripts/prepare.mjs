import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findCommand, root } from './tools.mjs';

const OLDEST_NODE = [20, 19];
const NODE_PACKAGE = join(root, 'node_modules/node');

export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Ends the program with one readable line. */
export function stop(line) {
  say(line);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(`Node ${OLDEST_NODE.join('.')} or newer is needed to begin; this is Node ${process.versions.node}.`);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

// npm writes the inner lock file last, so an interrupted installation never looks complete.
function packagesAreInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (present[path] ? present[path].version === entry.version : entry.optional || entry.devOptional),
  );
}

// Not the Node of node_modules: npm may replace it while it runs.
function runNpm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  if (cli?.endsWith('.js'))
    return spawnSync(findCommand('node') ?? process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

// Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms, which registry
// mirrors often do not carry. This takes the same versions from the lock file and leaves it unchanged.
function installPackages() {
  say('Installing packages (a minute or two, once) …');
  const flags = ['--no-save', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev'];
  const { status, error } = runNpm(['install', ...flags]);
  if (error) stop(`npm could not be run: ${error.message}`);
  if (status !== 0) stop('The packages could not be installed; npm says why above. Then try again.');
}

function nodePath() {
  const inPackage = join(NODE_PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(inPackage) ? inPackage : undefined;
}

// The `node` package fetches its binary in an install script, which npm can be told not to run.
function installNode() {
  say('Fetching Node 24 …');
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: NODE_PACKAGE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_ignore_scripts: 'true', npm_config_loglevel: 'error' },
  });
  const link = join(root, 'node_modules/.bin/node');
  if (process.platform !== 'win32' && nodePath() && !existsSync(link)) symlinkSync('../node/bin/node', link);
}

/** The Node this project runs on: the `node` package's, else the host's own when it is new enough. */
export function nodeBinary() {
  const version = readJson(join(NODE_PACKAGE, 'package.json'))?.version ?? '24';
  if (!nodePath()) installNode();
  const found = nodePath();
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stop(`Node ${version} could not be fetched for this machine. Install Node 24 and try again.`);
}

/** Installs what package-lock.json names unless it is there already. */
export function ensurePackages() {
  requireNode();
  if (!packagesAreInstalled()) installPackages();
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

function sourceHash(folderNames, config) {
  const hash = createHash('sha256');
  const folders = folderNames.map((name) => join(root, name)).filter((path) => existsSync(path));
  const files = folders.flatMap((folder) => [...filesUnder(folder)]).sort();
  for (const path of [...files, join(root, config), join(root, 'package-lock.json')]) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Environment in which the project's own commands and Node come first. */
export function projectEnvironment(extra = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Builds a folder of dist unless it was built from these very sources; false when the build failed. */
function ensureBuilt(folder, { what, sources, config, result }) {
  const stampPath = join(root, `dist/${folder}.sha256`);
  const wanted = sourceHash(sources, config);
  const built = existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted;
  if (built && existsSync(join(root, 'dist', folder, result))) return true;
  say(`Building ${what} …`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn'];
  const { status } = spawnSync(nodeBinary(), args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) return false;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampPath, wanted);
  return true;
}

/** Builds dist/client unless it was built from these very sources; false when the build failed. */
export function ensureClient() {
  const sources = ['src', 'src-client'];
  return ensureBuilt('client', {
    what: 'the pages',
    sources,
    config: 'vite.config.ts',
    result: 'index.html',
  });
}

/** Builds dist/server unless it was built from these very sources; false when the build failed. */
export function ensureServer() {
  const sources = ['src', 'src-server', 'db'];
  const config = 'vite.server.config.ts';
  return ensureBuilt('server', { what: 'the server', sources, config, result: 'main.js' });
}

/**
 * Node's arguments for the built server. Without a bound V8 lets the space for new objects grow to 128 MB on a large
 * machine, and an idle process never gives it back.
 */
export const SERVER = ['--max-semi-space-size=16', join(root, 'dist/server/main.js')];
