import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackages, nodeBinary, projectEnvironment } from './prepare.mjs';
import { root } from './tools.mjs';

// npm run backup | restore | admin: the commands of whoever runs the server.
ensurePackages();
const program = join(root, 'src-server/operator/command.ts');
const { status } = spawnSync(nodeBinary(), [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnvironment({}),
});
process.exit(status ?? 1);
