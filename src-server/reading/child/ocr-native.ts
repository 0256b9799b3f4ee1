import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type GrayImage, toPgm } from './gray-image.ts';
import { type OcrEngine, type OcrReading, readTsv } from './ocr-engine.ts';

/** Address space of one tesseract run; a 12-megapixel page stays below half of it. */
const ADDRESS_SPACE_KIB = 2 * 1024 * 1024;

/** True when `tesseract` is on the path and knows English. */
export async function hasNativeEngine(): Promise<boolean> {
  try {
    const listed = await run('tesseract', ['--list-langs'], undefined, 10_000);
    return /^eng$/m.test(listed);
  } catch {
    return false;
  }
}

export function createNativeEngine(): OcrEngine {
  return {
    name: 'native',
    async recognize(image: GrayImage, timeLimitMs: number, scratch: string): Promise<OcrReading> {
      const base = join(scratch, `ocr-${randomUUID()}`);
      const options = ['stdin', base, '-l', 'eng', '--dpi', '300', '--psm', '3', 'txt', 'tsv'];
      const limit = `ulimit -v ${ADDRESS_SPACE_KIB} 2>/dev/null; exec tesseract "$@"`;
      const [command, parameters] =
        process.platform === 'win32' ? ['tesseract', options] : ['sh', ['-c', limit, 'sh', ...options]];
      try {
        await run(command, parameters, toPgm(image), timeLimitMs);
        const [text, tsv] = await Promise.all([
          readFile(`${base}.txt`, 'utf8'),
          readFile(`${base}.tsv`, 'utf8'),
        ]);
        return { text, ...readTsv(tsv, image) };
      } finally {
        await Promise.all([rm(`${base}.txt`, { force: true }), rm(`${base}.tsv`, { force: true })]);
      }
    },
  };
}

function run(
  command: string,
  options: string[],
  input: Buffer | undefined,
  timeLimitMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(command, options, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      timeout: Math.max(1, Math.round(timeLimitMs)),
      killSignal: 'SIGKILL',
    });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-2_000);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${signal ?? code}: ${errors}`));
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
