import type {
  AnswerState,
  DiscoveryContext,
  DiscoveryParty,
  DiscoveryRepository,
  ItemFlag,
  RequestKind,
} from '#src/discovery/schema.ts';

export const PARTY_TAB: Record<DiscoveryParty, string> = {
  plaintiff: 'Plaintiff Discovery',
  defendant: 'Defendant Discovery',
};

export const REPOSITORY_TAB: Record<DiscoveryRepository, string> = {
  'document-production': 'Document Production',
  interrogatories: 'Interrogatories',
  admissions: 'Admissions',
};

/** What a repository holds, in one sentence for somebody who meets the word for the first time. */
export const REPOSITORY_MEANING: Record<DiscoveryRepository, string> = {
  'document-production':
    'Requests to show papers, photos, files or things. The answer says for each whether it will be shown, and when.',
  interrogatories:
    'Written questions. The answer is written too, question by question, and signed under oath.',
  admissions:
    'Statements that the other side must admit or deny. What is not answered in time can count as admitted.',
};

export const KIND_NAME: Record<RequestKind, string> = {
  interrogatory: 'Interrogatory',
  production: 'Request for production',
  admission: 'Request for admission',
};

const KIND_COUNT: Record<RequestKind, readonly [one: string, many: string]> = {
  interrogatory: ['interrogatory', 'interrogatories'],
  production: ['request for production', 'requests for production'],
  admission: ['request for admission', 'requests for admission'],
};

/** '3 interrogatories, 1 request for production'. */
export function countsText(counts: Readonly<Record<RequestKind, number>>): string {
  return (['interrogatory', 'production', 'admission'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${KIND_COUNT[kind][counts[kind] === 1 ? 0 : 1]}`)
    .join(', ');
}

export const STATE_LOOK: Record<
  AnswerState,
  { word: string; tone: 'done' | 'due' | 'neutral' | 'upcoming' }
> = {
  answered: { word: 'Answered', tone: 'done' },
  objection: { word: 'Objection only', tone: 'upcoming' },
  not_answered: { word: 'Not answered', tone: 'due' },
  unclear: { word: 'Look at this', tone: 'due' },
};

export const FLAG_TEXT: Record<ItemFlag, string> = {
  'number-unreadable': 'The number of this request could not be read.',
  'number-repeated': 'The paper uses this number more than once.',
  'text-missing': 'No words stand under this number.',
  'text-unreadable': 'The words could not be read. Look at the page itself.',
  'kind-unsure': 'The paper does not say what kind of request this is.',
  'no-heading': 'No heading says that this is a request. Check that it is one.',
};

export const ADMISSION_TEXT = {
  admitted: 'Admitted',
  denied: 'Denied',
  partly: 'Admitted in part',
  cannot_say: 'Neither admitted nor denied',
} as const;

/** Who hands what to whom on a card. */
export function cardMeaning({ party, type }: Pick<DiscoveryContext, 'party' | 'type'>): string {
  const other = party === 'plaintiff' ? 'defendant' : 'plaintiff';
  return type === 'request'
    ? `What the ${party} asks the ${other}.`
    : `What the ${party} answers to the ${other}.`;
}
