import { saysTheSame, withFile } from '#src/papers/paper-title.ts';
import type { Span } from '#src/text/source.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { FileName } from '../text/file-name.tsx';
import { Marked } from '../ui/marked.tsx';

interface NamedPaper {
  filename: string;
  /** What it is called, where that is known. */
  title?: string | null | undefined;
}

interface PaperNameProps extends NamedPaper {
  /** What was looked for: offsets into the file's name, and into the title. */
  marks?: readonly Span[];
  titleMarks?: readonly Span[];
}

/** What a paper is called, with its file's name behind it where that says another thing: where one of several is chosen. */
export function PaperName({ filename, title, marks = [], titleMarks = [] }: PaperNameProps) {
  if (title == null || saysTheSame(title, filename)) return <FileName name={filename} marks={marks} />;
  return (
    <>
      <bdi>
        <Marked text={title} marks={titleMarks} />
      </bdi>{' '}
      <span className="font-normal text-muted">
        (<FileName name={filename} marks={marks} />)
      </span>
    </>
  );
}

/** The same as text, for labels and notices. */
export function paperName({ filename, title }: NamedPaper): string {
  return title == null || saysTheSame(title, filename) ? visibleName(filename) : withFile(title, filename);
}

/** What a paper is called where it is spoken of: its title alone; its file's name is in the hint. */
export function PaperTitle({ filename, title }: NamedPaper) {
  if (title == null) return <FileName name={filename} />;
  return <bdi title={visibleName(filename)}>{title}</bdi>;
}

/** The same as text. */
export function spokenTitle({ filename, title }: NamedPaper): string {
  return title ?? visibleName(filename);
}
