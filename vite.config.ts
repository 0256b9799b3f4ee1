import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';

const CLIENT = join(import.meta.dirname, 'src-client');
const BUILT = join(import.meta.dirname, 'dist/client');
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

/**
 * The landing page is drawn here, once: nothing on it moves, so a browser needs no script to show it. A second form of it
 * offers to restore a backup, for as long as nobody has come.
 */
function drawnLandingPage(): Plugin {
  const drawn = async (offersRestore: boolean) => {
    const path = join(CLIENT, 'shell/landing-page.tsx');
    const { module } = await runnerImport<typeof import('./src-client/shell/landing-page.tsx')>(path);
    const html = renderToStaticMarkup(createElement(module.LandingPage, { offersRestore }));
    // React puts the title first, so that it can be sent ahead of the page.
    const [, title, page] = /^(<title>.*?<\/title>)(.*)$/s.exec(html) ?? [];
    if (title === undefined || page === undefined) throw new Error('The landing page has no title.');
    return { title, page };
  };
  return {
    name: 'drawn-landing-page',
    async transformIndexHtml(html, { filename }) {
      if (!filename.endsWith('landing.html')) return html;
      const { title, page } = await drawn(false);
      return html
        .replace(/<title>.*<\/title>/, () => title)
        .replace('<div id="root">', (root) => root + page);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const landing = bundle['landing.html'];
        if (landing?.type !== 'asset') return;
        const { page } = await drawn(false);
        const html = String(landing.source);
        if (!html.includes(page)) throw new Error('The landing page is not as it was drawn.');
        const offering = await drawn(true);
        const source = html.replace(page, () => offering.page);
        this.emitFile({ type: 'asset', fileName: 'landing-restore.html', source });
      },
    },
  };
}

const COMPRESSED = /\.(?:js|mjs|css|html|svg|wasm|ttf)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Beside each file its smaller forms, made once instead of at each request; as small as can be, unless sources are watched. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    async closeBundle() {
      const isFinal = !this.meta.watchMode;
      if (!existsSync(BUILT)) return;
      const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
      await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const bytes = await readFile(path);
          const quality = isFinal ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          await writeFile(`${path}.br`, await brotli(bytes, { params }));
          const level = isFinal ? constants.Z_BEST_COMPRESSION : constants.Z_BEST_SPEED;
          await writeFile(`${path}.gz`, await zip(bytes, { level }));
        }),
      );
    },
  };
}

// They export every icon and every control there is; a module that imports one of them needs a few.
const BARRELS = /lucide-react.dist.esm.lucide-react|radix-ui.dist.index/;

/** The name of a chunk for all that a module imports at once, itself included. */
function everythingOf(module: string, name: string): Pick<Rolldown.CodeSplittingGroup, 'name' | 'debugName'> {
  let members: Set<string> | undefined;
  const nameOf: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    if (members === undefined) {
      members = new Set([join(CLIENT, module)]);
      for (const member of members) {
        if (BARRELS.test(member)) continue;
        for (const imported of graph.getModuleInfo(member)?.importedIds ?? []) members.add(imported);
      }
    }
    return members.has(id) ? name : null;
  };
  return { name: nameOf, debugName: name };
}

/** A chunk for each step that a person takes, not for each file: a screen then arrives in a few requests. */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Nothing of React comes with the landing page.
  { ...everythingOf('intake/landing-start.ts', 'sending'), priority: 7 },
  { ...everythingOf('main.tsx', 'app'), priority: 6 },
  { ...everythingOf('shell/home-route.tsx', 'home'), priority: 5 },
  { ...everythingOf('accounts/account-page.tsx', 'forms'), priority: 4 },
  { name: 'ui', test: /src-client.ui./, priority: 3 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 2 },
  { name: 'rooms', minShareCount: 6, priority: 1 },
];

export default defineConfig({
  root: 'src-client',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), pdfjsFiles(), drawnLandingPage(), compressedFiles()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // Only a hint: a browser that does not know it fetches the same files a moment later.
    modulePreload: { polyfill: false },
    // The largest is PDF.js, which comes with the first PDF alone.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: [join(CLIENT, 'index.html'), join(CLIENT, 'landing.html')],
      output: { codeSplitting: { groups } },
    },
  },
  server: { middlewareMode: false },
});
