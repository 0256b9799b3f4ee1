import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const PDFJS = join(import.meta.dirname, 'node_modules/pdfjs-dist');

/** What PDF.js fetches by name while it draws: fonts that a file leaves out, Asian encodings, image decoders. */
function pdfjsFiles(): Plugin {
  return {
    name: 'pdfjs-files',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(join(PDFJS, 'package.json'), 'utf8'));
      for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
        for (const name of readdirSync(join(PDFJS, folder))) {
          // The engine of scripts inside PDFs: they are never run.
          if (name.startsWith('quickjs')) continue;
          const source = readFileSync(join(PDFJS, folder, name));
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${name}`, source });
        }
      }
    },
  };
}

export default defineConfig({
  root: 'src-client',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), pdfjsFiles()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022', sourcemap: false },
  server: { middlewareMode: false },
});
