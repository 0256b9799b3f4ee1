import { dirname, join, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const OUT = join(import.meta.dirname, 'dist/server');
const ADDRESS = /\bnew URL\(\s*'(\.[^']*)'\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Addresses of files beside a module, in the bundle: a program of a thread or a child process is bundled too, and
 * any other file stays where it is.
 */
function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    enforce: 'pre',
    transform(code, id) {
      return code.replaceAll(ADDRESS, (_, path: string) => {
        const file = resolve(dirname(id), path);
        if (file.endsWith('.ts')) {
          const chunk = this.emitFile({ type: 'chunk', id: file });
          return `new URL('.' + import.meta.ROLLUP_FILE_URL_${chunk}, import.meta.url)`;
        }
        const end = path.endsWith('/') ? '/' : '';
        return `new URL('${relative(OUT, file)}${end}', import.meta.url)`;
      });
    },
  };
}

/** The server in one piece, as `npm start` runs it: reading and stripping hundreds of files takes most of a start. */
export default defineConfig({
  publicDir: false,
  plugins: [filesBeside()],
  // Packages of many small files come along; the others are loaded as they are.
  ssr: { noExternal: ['@trpc/server', 'date-fns', 'hono', 'kysely', 'pgvector', 'superjson', 'zod'] },
  build: {
    ssr: 'src-server/main.ts',
    outDir: OUT,
    // A server that is running finds its parts by name when it needs them, also after another build.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
