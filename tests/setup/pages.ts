import type { TestProject } from 'vitest/node';
import { ensureClient } from '../../scripts/prepare.mjs';
import { copyDataDirectory, embeddedTemplate } from './embedded-template.ts';
import './provided.ts';
import { makeRunDirectory, removeRunDirectory } from './run-directory.ts';
import { startServer } from './server-process.ts';

/**
 * Global setup of the browser tests: the pages that the server sends are those of these very sources, and one server
 * answers every test that needs no server of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!ensureClient()) throw new Error('The pages could not be built.');
  const dataDir = makeRunDirectory();
  await copyDataDirectory(await embeddedTemplate(), dataDir);
  const server = await startServer({ dataDir });
  project.provide('server', server.url);
  return async () => {
    await server.stop();
    removeRunDirectory(dataDir);
  };
}
