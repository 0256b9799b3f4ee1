/** The page on which something was read. */
export interface ReadAt {
  title: string;
  /** An https address. */
  address: string;
  /** The day, month or year that the copy itself names: YYYY-MM-DD, YYYY-MM or YYYY. Null where it names none. */
  dated: string | null;
  /** YYYY-MM-DD. */
  retrieved: string;
}

/** A building in which a court takes papers; a district court has one in each of its counties. */
export interface CourtOffice {
  /** The county or city that it serves. */
  place: string;
  /** 'Bernalillo County Courthouse, 400 Lomas Blvd. NW, Albuquerque, NM 87102'. */
  address: string;
  phone: string | null;
  /** When its clerk's window is open: 'Monday to Friday, 8:00 to 5:00'. Null where it was not read. */
  hours: string | null;
  website: string | null;
  /** IANA, where it is not the zone of its state in `court-time.ts`: the Department of Transportation divides some states. */
  timeZone?: string;
  /** What to know before going or writing there, as a sentence. */
  note?: string;
  source: ReadAt;
}

/** How papers are filed without going there. */
export interface FilingPortal {
  name: string;
  address: string;
  /** Whether somebody without a lawyer may file there; 'leave': once the judge of the case has allowed it. */
  selfRepresented: 'yes' | 'leave' | 'no' | 'required' | 'unread';
  /** What to know about it, as a sentence; null where there is nothing more. */
  note: string | null;
  source: ReadAt;
}

export interface FilingFee {
  /** 'File a civil complaint'. */
  what: string;
  /** Whose act it is: what begins a case costs whoever sues, an answer whoever is sued; null for either side. */
  payer: 'plaintiff' | 'defendant' | null;
  /** US dollars. */
  dollars: number;
  source: ReadAt;
}

/** How somebody asks not to pay. */
export interface FeeWaiver {
  /** 'Form 4-222, Application for Free Process'. */
  form: string;
  source: ReadAt;
}

/** What is known of reaching a court. Empty lists and nulls are 'nobody read it': nothing is guessed. */
export interface CourtRecord {
  offices: readonly CourtOffice[];
  portal: FilingPortal | null;
  fees: readonly FilingFee[];
  waiver: FeeWaiver | null;
}
