import { readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The parts of PDFium's C interface that reading needs, over WebAssembly memory. */
export interface Pdfium {
  call(name: string, ...args: number[]): number;
  allocate(size: number): number;
  free(pointer: number): void;
  bytes(pointer: number, length: number): Uint8Array;
  view(pointer: number, length: number): DataView;
  /** The number at a place that is a multiple of its length: for what is asked thousands of times a page. */
  double(pointer: number): number;
  float(pointer: number): number;
  int32(pointer: number): number;
  /** Registers a reader for FPDF_LoadCustomDocument and returns the pointer of its FPDF_FILEACCESS. */
  fileAccess(descriptor: number, size: number): { pointer: number; release(): void };
}

let loading: Promise<Pdfium> | undefined;

/** Loads the WebAssembly module once per process. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= initialize();
  return loading;
}

async function initialize(): Promise<Pdfium> {
  const { PDFiumModule } = await import('@hyzyla/pdfium');
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const file = await readFile(path);
  const wasmBinary = withGrowingTable(new Uint8Array(file)).buffer;
  const module = await PDFiumModule({ wasmBinary, locateFile: () => '' });
  const functions = new Map<string, CallableFunction>();
  const find = (name: string) => {
    const found: unknown = Reflect.get(module.wasmExports, name);
    if (typeof found !== 'function') throw new Error(`PDFium has no ${name}`);
    functions.set(name, found);
    return found;
  };
  // Straight to the WebAssembly function: the module's own wrapper looks it up at every call, and a page takes thousands.
  const call = (name: string, ...args: number[]) => {
    const target = functions.get(name) ?? find(name);
    return Number(target(...args));
  };
  call('PDFium_Init');
  const bytes = (pointer: number, length: number) => module.HEAPU8.subarray(pointer, pointer + length);
  const allocate = (size: number) => {
    const pointer = module.wasmExports.malloc(size);
    if (pointer === 0) throw new Error('PDFium is out of memory');
    return pointer;
  };
  const view = (pointer: number, length: number) => new DataView(module.HEAPU8.buffer, pointer, length);
  const numbersOf = ({ buffer }: Uint8Array) => ({
    doubles: new Float64Array(buffer),
    floats: new Float32Array(buffer),
    integers: new Int32Array(buffer),
  });
  let memory = numbersOf(module.HEAPU8);
  // Memory that has grown is another buffer, and arrays of the one before are empty.
  const numbers = () => {
    if (memory.doubles.length === 0) memory = numbersOf(module.HEAPU8);
    return memory;
  };
  return {
    call,
    allocate,
    double: (pointer) => numbers().doubles[pointer >> 3] ?? 0,
    float: (pointer) => numbers().floats[pointer >> 2] ?? 0,
    int32: (pointer) => numbers().integers[pointer >> 2] ?? 0,
    free: (pointer) => module.wasmExports.free(pointer),
    bytes,
    view,
    fileAccess(descriptor, size) {
      const readBlock = (_param: number, position: number, buffer: number, length: number) => {
        const wanted = length >>> 0;
        const read = readSync(descriptor, module.HEAPU8, buffer >>> 0, wanted, position >>> 0);
        return read === wanted ? 1 : 0;
      };
      const table: unknown = Reflect.get(module.wasmExports, '__indirect_function_table');
      if (!(table instanceof WebAssembly.Table)) throw new Error('PDFium has no function table');
      const slot = table.grow(1);
      table.set(slot, callbackExport(readBlock));
      const pointer = allocate(12);
      const struct = view(pointer, 12);
      struct.setUint32(0, size, true);
      struct.setUint32(4, slot, true);
      struct.setUint32(8, 0, true);
      return {
        pointer,
        release() {
          table.set(slot, null);
          module.wasmExports.free(pointer);
        },
      };
    },
  };
}

/**
 * A function table takes WebAssembly functions only; this module imports one function of type
 * (i32, i32, i32, i32) -> i32 and exports it again.
 */
const CALLBACK_MODULE = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x09, 0x01, 0x60, 0x04, 0x7f, 0x7f, 0x7f, 0x7f, 0x01,
  0x7f, 0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00, 0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00,
]);

function callbackExport(callback: (...args: number[]) => number): unknown {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(CALLBACK_MODULE), { e: { f: callback } });
  return instance.exports.f;
}

const TABLE_SECTION = 4;
const HAS_MAXIMUM = 1;

/**
 * PDFium's build fixes the size of its function table, which leaves no place for a callback. The table's maximum in
 * the module (section 4) becomes the largest number of the same encoded length.
 */
function withGrowingTable(module: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let at = 8;
  while (at < module.length) {
    const section = module[at];
    const size = leb(module, at + 1);
    if (section !== TABLE_SECTION) {
      at = size.next + size.value;
      continue;
    }
    const limits = leb(module, size.next).next + 1;
    const minimum = leb(module, limits + 1);
    if (module[limits] !== HAS_MAXIMUM) return module;
    const { next } = leb(module, minimum.next);
    for (let byte = minimum.next; byte < next; byte += 1) module[byte] = byte === next - 1 ? 0x7f : 0xff;
    return module;
  }
  return module;
}

/** An unsigned LEB128 number (below 2^31 here) and the place after it. */
function leb(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let at = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at] ?? 0;
    at += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if ((byte & 0x80) === 0) return { value, next: at };
  }
}
