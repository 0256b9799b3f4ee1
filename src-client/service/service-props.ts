import type { Case } from '#src/cases/schema.ts';
import type { Summons } from '#src/summons/schema.ts';

export interface ServiceProps {
  summons: Summons;
  item: Case;
  /** YYYY-MM-DD at the court. */
  today: string;
}
