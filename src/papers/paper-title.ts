import { visibleName } from '../text/visible-name.ts';
import { finerOf, kindOf } from './kind-of.ts';

interface NamedPaper {
  filename: string;
  /** As a person filed it. */
  docType: string | null;
  /** As its words say. */
  suggestedDocType: string | null;
}

/** 'IMG 2231' of 'IMG_2231.jpg'. */
function cleanedName(filename: string): string {
  const name = visibleName(filename)
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return name === '' ? visibleName(filename) : name;
}

/**
 * What a paper is called to people: what it was read as, or filed as, else its file's name without its ending. The
 * file's name itself belongs beside it wherever one of several is chosen.
 */
export function paperTitle({ filename, docType, suggestedDocType }: NamedPaper): string {
  const finer = finerOf(docType, suggestedDocType);
  const kind = kindOf(finer);
  // Whoever may file papers names the category: signs that turn or break a line are shown as such.
  return kind === null || kind === 'other' ? cleanedName(filename) : visibleName(finer);
}

/** Whether a title says no more than the file's name does. */
export function saysTheSame(title: string, filename: string): boolean {
  return cleanedName(filename).toLowerCase() === title.toLowerCase();
}

/** A title with the file's name behind it where that says another thing: 'Summons (scan0001.pdf)'. */
export function withFile(title: string, filename: string): string {
  return saysTheSame(title, filename) ? title : `${title} (${visibleName(filename)})`;
}

/** Its title where the file's name says another thing; null where that is its title already. */
export function titleBesideFile(paper: NamedPaper): string | null {
  const title = paperTitle(paper);
  return saysTheSame(title, paper.filename) ? null : title;
}

/** What a paper is called where one of several is chosen. */
export function titleWithFile(paper: NamedPaper): string {
  return withFile(paperTitle(paper), paper.filename);
}
