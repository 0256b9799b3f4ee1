import { saysTheSame } from '../papers/paper-title.ts';
import type { Source } from '../text/source.ts';
import { STATUS_WORDS } from '../verification/schema.ts';
import type { Conversation } from './saved-schema.ts';
import type { ChatMessage } from './schema.ts';
import { isRefusal, STANDING_WORDS, standingOf } from './standing.ts';

export interface SavedConversation {
  conversation: Pick<Conversation, 'title'>;
  caseTitle: string;
  /** Oldest first; a reply stands after its question. */
  messages: readonly ChatMessage[];
  /** IANA name; the times of the file are told in it. */
  timeZone: string;
  savedAt: Date;
}

const DISCLAIMER = [
  'General information, not legal advice. Check every date and citation yourself, or ask a lawyer or the',
  'self-help center of the court, before you rely on a reply.',
];

function clock(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  // The blank before AM and PM is an unusual one that some editors show as a box.
  return (moment) => format.format(moment).replace(/\s/gu, ' ');
}

const onOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** A file that is handed on has no hints: the file's name stands behind the title. */
function nameWithFile({ title, filename }: Pick<Source, 'title' | 'filename'>): string {
  if (title === undefined || saysTheSame(title, filename)) return filename;
  return title.includes(filename) ? title : `${title} (${filename})`;
}

function block(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines];
}

function answerLines(message: ChatMessage) {
  const { content, engine, confidence, because, records, sources, checks, state } = message;
  const standing = standingOf(message);
  const share =
    confidence === null
      ? []
      : [[standing === null ? '' : `${STANDING_WORDS[standing]}.`, because ?? ''].join(' ').trim()];
  return [
    ...(state === 'done' ? [] : ['(This reply broke off. What follows was not checked.)', '']),
    content,
    ...block(
      'From your case:',
      records.map(({ text }) => `  - ${onOneLine(text)}`),
    ),
    ...block(
      isRefusal(content) ? 'Closest in your documents:' : 'From your documents:',
      sources.map(({ n, page, quote, verified, ...paper }) => {
        const place = verified ? `page ${page}` : `not found in its text any more`;
        return `  [${n}] ${onOneLine(nameWithFile(paper))}, ${place}: "${onOneLine(quote)}"`;
      }),
    ),
    ...block(
      'Checked:',
      // A quotation that was found stands above, with its page.
      checks
        .filter(({ kind, status }) => kind !== 'quote' || status !== 'found')
        .map(
          ({ kind, text, status, note }) =>
            `  - ${kind} "${onOneLine(text)}": ${STATUS_WORDS[status]}. ${onOneLine(note)}`,
        ),
    ),
    ...(engine === null && share.length === 0 ? [] : ['']),
    ...(engine === null ? [] : [`Answered by ${engine}`]),
    ...share,
  ];
}

/**
 * A conversation as plain text to keep or hand on: each question and answer with its time, what the reply rests on
 * (rows of the case, documents with file and page), what was checked, who answered, and that it is no legal advice.
 */
export function conversationText({
  conversation,
  caseTitle,
  messages,
  timeZone,
  savedAt,
}: SavedConversation): string {
  const time = clock(timeZone);
  const rule = '-'.repeat(72);
  const said = messages.flatMap((message) => [
    rule,
    `${message.role === 'user' ? 'Question' : 'Reply'}, ${time(message.createdAt)}`,
    '',
    ...(message.role === 'user' ? [message.content] : answerLines(message)),
    '',
  ]);
  return [
    onOneLine(conversation.title),
    `Case: ${onOneLine(caseTitle)}`,
    `Saved ${time(savedAt)} (${timeZone})`,
    '',
    ...DISCLAIMER,
    '',
    ...said,
  ]
    .join('\n')
    .replace(/\r\n?|\f/gu, '\n');
}
