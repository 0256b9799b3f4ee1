import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '#src/errors.ts';
import type { BlobStore } from './store.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  /** Folder for local copies of blobs while a program reads them. */
  scratch: string;
  /** Bytes of one part; files up to this size go in one request. 16 MiB unless said otherwise. */
  partBytes?: number;
}

const MIB = 1024 * 1024;
/** S3 takes at most 10,000 parts (Amazon S3 user guide, "Multipart upload limits"). */
const MAX_PARTS = 10_000;
const ANSWER_WITHIN_MS = 60_000;

type Sdk = typeof import('@aws-sdk/client-s3');

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

async function readPart(file: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, start + read);
    if (bytesRead === 0) throw new Error('The file ended before its size.');
    read += bytesRead;
  }
  return buffer;
}

/** Blobs in a bucket of any S3-compatible store. A big file goes in parts, one in memory at a time. */
export function createS3Blobs(options: S3Options): BlobStore {
  const Bucket = options.bucket;
  const partBytes = options.partBytes ?? 16 * MIB;
  let connected: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  async function connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region: options.region,
      ...(options.endpoint !== undefined && { endpoint: options.endpoint, forcePathStyle: true }),
      ...(options.accessKeyId !== undefined &&
        options.secretAccessKey !== undefined && {
          credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
        }),
      // Stores other than Amazon's refuse the checksum trailers that the SDK adds by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 10_000, socketTimeout: ANSWER_WITHIN_MS },
    });
    return { sdk, client };
  }
  const s3 = () => {
    connected ??= connect();
    return connected;
  };

  async function putParts(key: string, file: FileHandle, size: number): Promise<void> {
    const { sdk, client } = await s3();
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key: key }));
    const length = Math.max(partBytes, Math.ceil(size / MAX_PARTS));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let start = 0; start < size; start += length) {
        const Body = await readPart(file, start, Math.min(length, size - start));
        const PartNumber = Parts.length + 1;
        const part = await client.send(
          new sdk.UploadPartCommand({ Bucket, Key: key, UploadId, PartNumber, Body }),
        );
        Parts.push({ ETag: part.ETag, PartNumber });
      }
      await client.send(
        new sdk.CompleteMultipartUploadCommand({ Bucket, Key: key, UploadId, MultipartUpload: { Parts } }),
      );
    } catch (error) {
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: key, UploadId })).catch(() => {});
      throw error;
    }
  }

  async function size(key: string): Promise<number | undefined> {
    const { sdk, client } = await s3();
    try {
      return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key }))).ContentLength;
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  const read: BlobStore['read'] = async (key, range) => {
    const { sdk, client } = await s3();
    try {
      const { Body } = await client.send(
        new sdk.GetObjectCommand({
          Bucket,
          Key: key,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      if (Body instanceof Readable) return Body;
      throw new Error('The store answered without bytes.');
    } catch (error) {
      if (statusOf(error) === 404) throw new AppError('NOT_FOUND');
      throw error;
    }
  };

  return {
    kind: 's3',
    async adopt(key, path) {
      let file: FileHandle;
      try {
        file = await open(path, 'r');
      } catch (error) {
        // A retry after a crash between the upload to the bucket and what follows it.
        if ((await size(key)) !== undefined) return;
        throw error;
      }
      try {
        const bytes = (await file.stat()).size;
        if (bytes > partBytes) await putParts(key, file, bytes);
        else {
          const { sdk, client } = await s3();
          const Body = await readPart(file, 0, bytes);
          await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body }));
        }
      } finally {
        await file.close();
      }
      await rm(path, { force: true });
    },
    size,
    read,
    async local(key) {
      await mkdir(options.scratch, { recursive: true, mode: 0o700 });
      const path = join(options.scratch, randomUUID());
      const release = () => rm(path, { force: true });
      try {
        await pipeline(await read(key), createWriteStream(path, { mode: 0o600 }));
      } catch (error) {
        await release();
        throw error;
      }
      return { path, release };
    },
    async remove(key) {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
    },
    async check() {
      const { sdk, client } = await s3();
      await client.send(new sdk.HeadBucketCommand({ Bucket }));
    },
  };
}
