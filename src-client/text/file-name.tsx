import { visibleName, visibleSpans } from '#src/text/visible-name.ts';
import { Marked } from '../ui/marked.tsx';

interface FileNameProps {
  name: string;
  /** What was looked for in it: offsets into the name. */
  marks?: readonly { start: number; end: number }[];
}

/** A file's name as its owner gave it: it cannot turn the line around it, and what is hidden in it shows. */
export function FileName({ name, marks = [] }: FileNameProps) {
  return (
    <bdi>
      <Marked text={visibleName(name)} marks={visibleSpans(name, marks)} />
    </bdi>
  );
}
