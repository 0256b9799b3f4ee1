import { z } from 'zod';

const optional = z.string().optional();
const url = (protocols: RegExp) =>
  z
    .string()
    .refine((value) => protocols.test(value) && URL.canParse(value), 'is not a usable address')
    .optional();
/** Name and password in an address are percent-encoded (RFC 3986 §3.2.1). */
function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(new URL(value).username + new URL(value).password);
    return true;
  } catch {
    return false;
  }
}
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}
const MIB = 1024 * 1024;
const bytes = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const EnvSchema = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Of what the server counts of itself, for Prometheus; at HOST. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  DATA_DIR: z.string().default('./data'),
  APP_URL: url(/^https?:\/\//),
  DATABASE_URL: url(/^postgres(ql)?:\/\//),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url(/^https?:\/\//),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_EMBEDDING_MODEL: z.string().default('text-embedding-3-small'),
  /** Tokens that the model takes at once, question and reply together. */
  OPENAI_CONTEXT_TOKENS: z.coerce.number().int().min(2_000).default(64_000),
  /** Until an answer begins, and between two pieces of it. */
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(900).default(60),
  /** For a million tokens, in the currency of the price list; without them the log names no cost. */
  OPENAI_PRICE_INPUT: z.coerce.number().min(0).optional(),
  OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).optional(),
  OIDC_ISSUER: url(/^https?:\/\//),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  S3_BUCKET: optional,
  S3_ENDPOINT: url(/^https?:\/\//),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  /** A backup every night into this folder, or through it into BACKUP_BUCKET (with the keys of S3_BUCKET). */
  BACKUP_FOLDER: optional,
  BACKUP_BUCKET: optional,
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  /** UTC. */
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(9),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\/./.test(value) && isDecodable(value), 'is not a usable address')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'is not an e-mail address')
    .optional(),
  /** Who runs this server, how they are reached, and their own texts: files of plain text. */
  OPERATOR_NAME: optional,
  OPERATOR_CONTACT: optional,
  TERMS_FILE: optional,
  PRIVACY_FILE: optional,
  SMS_WEBHOOK_URL: url(/^https?:\/\//),
  /** Origins of push services beside those of the usual browsers, with spaces between them. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine((origins) => origins.every(isOrigin), 'is not a list of origins like https://push.example.org'),
  UPLOAD_MAX_BYTES: bytes(5 * 1024 * MIB),
  DISK_RESERVE_BYTES: bytes(256 * MIB),
  /** Of one person: papers in all their cases together, cases, and uploads that did not end. */
  QUOTA_BYTES: bytes(100 * 1024 * MIB),
  QUOTA_CASES: z.coerce.number().int().positive().default(500),
  QUOTA_UPLOADS: z.coerce.number().int().positive().default(100),
  READ_TIME_LIMIT_SECONDS: z.coerce.number().int().positive().default(600),
  READ_MEMORY_LIMIT_BYTES: bytes(1536 * MIB),
  TRUST_PROXY: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type Env = z.infer<typeof EnvSchema>;

/** The configuration is wrong; the message is one line that names each variable. */
export class EnvError extends Error {}

const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** Whoever starts the server is told what zod found, not what a form would say. */
const ADMINISTRATORS = { error: z.locales.en().localeError };

/** Parses the environment once. Throws {@link EnvError} with one line naming what is wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = Object.entries(source).map(([name, value]) => [name, value?.trim()]);
  const present = Object.fromEntries(values.filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(present, ADMINISTRATORS);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`Configuration: ${wrong.join('; ')}`);
  }
  for (const [first, second] of TOGETHER) {
    if ((parsed.data[first] === undefined) !== (parsed.data[second] === undefined)) {
      throw new EnvError(`Configuration: ${first} and ${second} go together; set both or neither`);
    }
  }
  return parsed.data;
}
