import { z } from 'zod';

/** What every failure answers. */
export const ErrorBody = z.strictObject({
  code: z.string(),
  message: z.string().min(1),
  errors: z.array(z.string()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.uuid(),
});
