import { systemOf } from '../court-systems.ts';
import { courtTimeZone } from '../court-time.ts';
import { type Court, isNamed } from './court.ts';
import type { CourtOffice, CourtRecord } from './court-record.ts';
import type { CourtFolder } from './court-system.ts';
import { courtById } from './directory.ts';
import { FOLDERS } from './index.ts';
import type { Office, PublishedRecord } from './record-schema.ts';

const ALL: readonly CourtFolder[] = Object.values(FOLDERS);
const NOTHING: CourtRecord = { offices: [], portal: null, fees: [], waiver: null };

async function recordOf({ id }: Court): Promise<CourtRecord> {
  const folder = ALL.find(({ courts }) => courts.some((court) => court.id === id));
  return (await folder?.records())?.[id] ?? NOTHING;
}

function published(office: CourtOffice, timeZone: string | null): Office {
  return { ...office, timeZone: office.timeZone ?? timeZone, note: office.note ?? null };
}

/** How a court is reached, as far as somebody read it; null where no court has the id. */
export async function publishedRecord(courtId: string): Promise<PublishedRecord | null> {
  const court = courtById(courtId);
  if (court === null) return null;
  const { id, name, system, state, level } = court;
  const timeZone = state === null ? null : courtTimeZone(state);
  const { offices, portal, fees, waiver } = await recordOf(court);
  return {
    court: { id, name, system, state, level, isKind: !isNamed(court) },
    rulesAt: systemOf(system) === null ? null : `/rules/${system}`,
    timeZone,
    offices: offices.map((office) => published(office, timeZone)),
    portal,
    fees,
    waiver,
  };
}
