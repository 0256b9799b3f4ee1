import { Briefcase, FileText, TextQuote } from 'lucide-react';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { marksOf } from '#src/palette/names.ts';
import type { FoundCase, FoundDeadline, FoundDocument } from '#src/palette/schema.ts';
import type { SearchResult } from '#src/search/schema.ts';
import { standing } from '#src/timeline/status.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { dueText } from '../text/due-text.ts';
import { formatDay } from '../text/format.ts';
import { STANDING } from '../timeline/standing.tsx';
import { classNames } from '../ui/class-names.ts';
import { Marked } from '../ui/marked.tsx';
import type { PaletteItem } from './palette-item.ts';

type Words = readonly string[];

function Name({ text, words }: { text: string; words: Words }) {
  return (
    <bdi>
      <Marked text={text} marks={marksOf(text, words)} />
    </bdi>
  );
}

export function caseItem(found: FoundCase, words: Words): PaletteItem {
  const facts = [found.caseNumber, found.courtName].filter((fact) => fact !== null && fact !== found.title);
  return {
    key: `case:${found.id}`,
    icon: <Briefcase />,
    label: <Name text={found.title} words={words} />,
    ...(facts.length > 0 && { detail: <Name text={facts.join(' · ')} words={words} /> }),
    href: paths.selectedCase(found.id),
  };
}

export function documentItem(found: FoundDocument, words: Words): PaletteItem {
  const facts = [
    found.docType !== found.title && found.docType,
    found.docDate && formatDay(found.docDate),
    found.caseTitle,
  ].filter(Boolean);
  return {
    key: `document:${found.id}`,
    icon: <FileText />,
    label: (
      <PaperName
        filename={found.filename}
        title={found.title}
        marks={marksOf(found.filename, words)}
        titleMarks={marksOf(found.title, words)}
      />
    ),
    detail: facts.join(' · '),
    href: paths.document(found.caseId, found.id),
  };
}

/** A deadline as it stands today by the calendar of its court. */
export function deadlineItem(found: FoundDeadline, words: Words, now: Date): PaletteItem {
  const today = dateIn(courtTimeZone(found.caseState), now);
  const stands = standing(found, today);
  const { icon: Icon, text, word } = STANDING[stands];
  return {
    key: `deadline:${found.id}`,
    icon: <Icon className={text} />,
    label: <Name text={found.kind} words={words} />,
    detail: found.caseTitle,
    aside: (
      <span className={classNames('figures text-sm', stands === 'upcoming' ? 'text-muted' : text)}>
        {found.date === null || stands === 'done' ? word : dueText(found.date, today)}
      </span>
    ),
    href: paths.milestone(found.caseId, found.id),
  };
}

export function passageItem(found: SearchResult, caseName: string | undefined): PaletteItem {
  return {
    key: `passage:${found.documentId}:${found.start}`,
    icon: <TextQuote />,
    label: (
      <span className="line-clamp-2 font-serif font-normal wrap-anywhere whitespace-normal">
        <Marked text={found.quote} marks={found.marks} />
      </span>
    ),
    detail: (
      <>
        <span className="figures">Page {found.page}</span> ·{' '}
        <PaperName filename={found.filename} title={found.title} marks={found.nameMarks} />
        {caseName !== undefined && ` · ${caseName}`}
      </>
    ),
    href: paths.document(found.caseId, found.documentId, found),
  };
}
