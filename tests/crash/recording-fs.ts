import fs from 'node:fs';
import path from 'node:path';
import { DurableFS, type Nodefs, type NodefsStream } from '#db/embedded/durable-fs.ts';

/** One thing the engine asked of the disk, in order; `file` is the inode number, paths are relative. */
export type DiskOperation =
  | { kind: 'write'; file: number; position: number; data: Uint8Array }
  | { kind: 'resize'; file: number; size: number }
  | { kind: 'sync-file'; file: number }
  | { kind: 'sync-directory'; path: string }
  | { kind: 'create'; path: string; file: number }
  | { kind: 'make-directory'; path: string }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; path: string }
  | { kind: 'acknowledge'; row: number };

interface FsNode {
  name: string;
}

type Operation = (...args: never[]) => unknown;

function wrap(
  table: Record<string, Operation>,
  name: string,
  make: (original: Operation) => Operation,
): void {
  const original = table[name];
  if (!original) throw new Error(`The file system has no operation ${name}.`);
  table[name] = make(original);
}

function call(operation: Operation, args: unknown[]): unknown {
  return Reflect.apply(operation, undefined, args);
}

function recordContents(nodefs: Nodefs, log: DiskOperation[]): void {
  wrap(nodefs.stream_ops, 'write', (write) => (...args: unknown[]) => {
    const [stream, buffer, offset, , position] = args as [NodefsStream, Uint8Array, number, number, number];
    const written = call(write, args) as number;
    // A copy: the buffer is the engine's own memory.
    const data = Uint8Array.from(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, written));
    log.push({ kind: 'write', file: fs.fstatSync(stream.nfd).ino, position, data });
    return written;
  });
  wrap(nodefs.stream_ops, 'setattr', (setattr) => (...args: unknown[]) => {
    const [stream, attributes] = args as [NodefsStream, { size?: number }];
    call(setattr, args);
    if (attributes.size === undefined) return;
    log.push({ kind: 'resize', file: fs.fstatSync(stream.nfd).ino, size: attributes.size });
  });
  wrap(nodefs.node_ops, 'setattr', (setattr) => (...args: unknown[]) => {
    const [node, attributes] = args as [FsNode, { size?: number }];
    call(setattr, args);
    if (attributes.size === undefined) return;
    log.push({ kind: 'resize', file: fs.lstatSync(nodefs.realPath(node)).ino, size: attributes.size });
  });
}

function recordNames(nodefs: Nodefs, log: DiskOperation[], relative: (target: string) => string): void {
  wrap(nodefs.node_ops, 'mknod', (mknod) => (...args: unknown[]) => {
    const node = call(mknod, args);
    const target = nodefs.realPath(node);
    const made = fs.lstatSync(target);
    if (made.isDirectory()) log.push({ kind: 'make-directory', path: relative(target) });
    else log.push({ kind: 'create', path: relative(target), file: made.ino });
    return node;
  });
  wrap(nodefs.node_ops, 'rename', (rename) => (...args: unknown[]) => {
    const [node, directory, name] = args as [FsNode, FsNode, string];
    const from = relative(nodefs.realPath(node));
    call(rename, args);
    log.push({ kind: 'rename', from, to: relative(path.join(nodefs.realPath(directory), name)) });
  });
  for (const operation of ['unlink', 'rmdir']) {
    wrap(nodefs.node_ops, operation, (remove) => (...args: unknown[]) => {
      const [directory, name] = args as [FsNode, string];
      call(remove, args);
      log.push({ kind: 'remove', path: relative(path.join(nodefs.realPath(directory), name)) });
    });
  }
}

/** The embedded database's file system, keeping a log of what a disk would have seen. */
export class RecordingFS extends DurableFS {
  readonly log: DiskOperation[] = [];
  readonly #isDurable: boolean;

  constructor(directory: string, { isDurable }: { isDurable: boolean }) {
    super(directory, (error) => {
      throw error;
    });
    this.#isDurable = isDurable;
  }

  protected override install(nodefs: Nodefs): void {
    if (this.#isDurable) super.install(nodefs);
    recordContents(nodefs, this.log);
    recordNames(nodefs, this.log, (target) => path.relative(this.rootDir, target));
    if (!this.#isDurable) return;
    const sync = nodefs.stream_ops.fsync;
    nodefs.stream_ops.fsync = (stream) => {
      const status = sync?.(stream) ?? 0;
      const synced = fs.fstatSync(stream.nfd);
      if (!synced.isDirectory()) this.log.push({ kind: 'sync-file', file: synced.ino });
      else {
        const target = nodefs.realPath(stream.node);
        this.log.push({ kind: 'sync-directory', path: path.relative(this.rootDir, target) });
      }
      return status;
    };
  }
}
