import { asTitle, type Place } from './draft.ts';

const MEETING =
  /\b(?:(?:scheduling|settlement|status|pre-?trial|case management|telephonic|show cause|evidentiary|final|motion) )?(?:conference|hearing|mediation|trial)\b/i;
/** What is to be handed in, up to the words that say by when; 'witness list' of 'shall file a witness list no later than'. */
const PAPER =
  /\b(?:shall|must|is to|are to) (?:file|serve|submit|exchange|lodge|disclose|pay) (?:(?:an?|the|its|his|her|their|any|all) )?((?:[\w'’-]+ ){1,5}?)(?=(?:no|not) later than|on or before|by|within|before|with|to|and|at)\b/i;

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What a deadline may be called that a sentence of a paper names: the paper that is due ('Witness list'), else the
 * occasion ('Scheduling conference'), else the name of the file it stands in.
 */
export function dueName({ text, filename }: Pick<Place, 'text' | 'filename'>): string {
  const words = text.replace(/\s+/g, ' ');
  const due = PAPER.exec(words)?.[1]?.trim();
  if (due) return asTitle(capitalized(due), 60);
  const meeting = MEETING.exec(words)?.[0];
  if (meeting !== undefined) return capitalized(meeting.toLowerCase());
  return asTitle(
    capitalized(
      filename
        // The file behind a title.
        .replace(/ \([^()]*\)$/, '')
        .replace(/\.\w{1,5}$/, '')
        .replace(/[-_]+/g, ' ')
        .trim(),
    ),
    60,
  );
}
