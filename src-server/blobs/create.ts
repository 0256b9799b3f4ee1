import { join } from 'node:path';
import type { Env } from '../env.ts';
import { createDiskBlobs } from './disk.ts';
import { withDrawn } from './drawn.ts';
import { createS3Blobs } from './s3.ts';
import type { BlobStore } from './store.ts';

/** The bucket of the nightly backups; null where they are kept in a folder. */
export function createBackupBucket(env: Env): BlobStore | null {
  if (env.BACKUP_BUCKET === undefined) return null;
  return createS3Blobs({
    bucket: env.BACKUP_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    scratch: join(env.DATA_DIR, 'scratch'),
  });
}

/** The store that the configuration names: a bucket when `S3_BUCKET` is set, else the data directory. */
export function createBlobStore(env: Env): BlobStore {
  return withDrawn(createBytes(env), env);
}

function createBytes(env: Env): BlobStore {
  if (env.S3_BUCKET === undefined) return createDiskBlobs(join(env.DATA_DIR, 'blobs'));
  return createS3Blobs({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    scratch: join(env.DATA_DIR, 'scratch'),
  });
}
