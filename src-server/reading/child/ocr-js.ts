import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { type GrayImage, toPgm } from './gray-image.ts';
import { type OcrEngine, type OcrReading, readTsv } from './ocr-engine.ts';

/** tesseract.js with the language data of the package: nothing is downloaded. */
export function createJsEngine(lanes: number): OcrEngine {
  const idle: Worker[] = [];
  const waiting: Array<(worker: Worker) => void> = [];
  let started = 0;

  async function take(): Promise<Worker> {
    const free = idle.pop();
    if (free !== undefined) return free;
    if (started < lanes) {
      started += 1;
      try {
        return await startWorker();
      } catch (error) {
        started -= 1;
        throw error;
      }
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  function give(worker: Worker): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next(worker);
  }

  async function replace(worker: Worker): Promise<void> {
    await worker.terminate();
    give(await startWorker());
  }

  return {
    name: 'js',
    async recognize(image: GrayImage, timeLimitMs: number): Promise<OcrReading> {
      const worker = await take();
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('OCR took too long')), timeLimitMs);
      try {
        const read = worker.recognize(toPgm(image), {}, { text: true, tsv: true });
        const { data } = await Promise.race([read, late]);
        give(worker);
        return { text: data.text, ...readTsv(data.tsv ?? '', image) };
      } catch (error) {
        await replace(worker);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function startWorker(): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js');
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: '300' });
  return worker;
}
