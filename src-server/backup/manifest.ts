import { z } from 'zod';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What stands in a backup, as its last entry says. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The last step of the schema that the rows were read from. */
  schema: z.string(),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      rows: z.int().min(0),
      sha256: Sha256,
    }),
  ),
  blobs: z.array(z.object({ key: z.string().regex(/^[a-z0-9/-]+$/), bytes: z.int().min(0), sha256: Sha256 })),
  /** Bytes of documents that were removed for good while the backup was made: their rows are removed too. */
  removedMeanwhile: z.array(z.string()),
  /** Bytes that the storage did not hold any more. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const tableEntry = (name: string) => `rows/${name}.jsonl`;
export const blobEntry = (key: string) => `files/${key}`;
