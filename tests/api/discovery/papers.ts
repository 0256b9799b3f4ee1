import type { z } from 'zod';
import { discoveryCategory } from '#src/discovery/match.ts';
import type { DiscoveryContext } from '#src/discovery/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import type { Wire } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

export const ADMISSIONS = `PLAINTIFF'S REQUESTS FOR ADMISSION TO DEFENDANT

REQUEST FOR ADMISSION NO. 1: Admit that you signed the contract.
REQUEST FOR ADMISSION NO. 2: Admit that the roof was finished.
REQUEST FOR ADMISSION NO. 3: Admit that you owe $4,350.00.

CERTIFICATE OF SERVICE
I hereby certify that on March 2, 2026, I mailed this paper by first-class mail to Marisol Vane.`;

export const RESPONSES = `DEFENDANT'S RESPONSES TO PLAINTIFF'S REQUESTS FOR ADMISSION

RESPONSE TO REQUEST FOR ADMISSION NO. 1: Admitted.
RESPONSE TO REQUEST FOR ADMISSION NO. 2: Objection. The word finished is vague.`;

export const CARD = {
  request: { party: 'plaintiff', repository: 'admissions', type: 'request' },
  response: { party: 'defendant', repository: 'admissions', type: 'response' },
  interrogatories: { party: 'defendant', repository: 'interrogatories', type: 'request' },
} as const satisfies Record<string, DiscoveryContext>;

interface Paper {
  caseId: string;
  card?: DiscoveryContext;
  docType?: string;
  filename?: string;
  text?: string | null;
  /** Minutes after the first. */
  at?: number;
  status?: 'ready' | 'reading';
}

/** A discovery paper in a case, as an upload from a card leaves it. */
export function makePaper({ db }: Pick<TestApp, 'db'>, paper: Paper) {
  const { caseId, card = CARD.request, filename = 'requests.pdf', at = 0, status = 'ready' } = paper;
  return insertDocument(db, {
    caseId,
    filename,
    docType: paper.docType ?? discoveryCategory(card),
    extractedText: paper.text === undefined ? ADMISSIONS : paper.text,
    status,
    uploadedAt: new Date(Date.UTC(2026, 2, 2, 12, at)),
  });
}

/** An answer on either wire as the procedure gave it; on REST it must have exactly the fields that are named. */
export function readAnswer<T>(wire: Wire, schema: z.ZodType<T>, body: unknown): T {
  if (wire === 'trpc') return schema.parse(body);
  const checked = onTheWire(schema).parse(body);
  const dated: unknown = JSON.parse(JSON.stringify(checked), (key, value: unknown) =>
    key === 'uploadedAt' ? new Date(String(value)) : value,
  );
  return schema.parse(dated);
}
