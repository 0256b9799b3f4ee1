import { saysTheSame } from '#src/papers/paper-title.ts';
import { FileName } from '../text/file-name.tsx';

interface PaperNameProps {
  filename: string;
  /** What it is called, where that is known. */
  title?: string | null | undefined;
}

/** What a paper is called, with its file's name behind it where that says another thing. */
export function PaperName({ filename, title }: PaperNameProps) {
  if (title == null || saysTheSame(title, filename)) return <FileName name={filename} />;
  return (
    <>
      {title}{' '}
      <span className="font-normal text-muted">
        (<FileName name={filename} />)
      </span>
    </>
  );
}
