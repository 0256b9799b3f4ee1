import { FileName } from '../text/file-name.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { type InterruptedUpload, interruptedWords } from './interrupted.ts';

interface InterruptedNoticeProps {
  interrupted: readonly InterruptedUpload[];
  /** A browser hands over a file only when the person chooses it. */
  onChoose(): void;
  onForget(): void;
}

const NAMED = 4;

/** Uploads that a reload or a closed window broke off. */
export function InterruptedNotice({ interrupted, onChoose, onForget }: InterruptedNoticeProps) {
  const count = interrupted.length;
  if (count === 0) return null;
  const them = count === 1 ? 'it' : 'them';
  return (
    <Alert
      tone="due"
      title={interruptedWords(count)}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onChoose}>
            Choose {count === 1 ? 'the file' : 'the files'} again
          </Button>
          <Button variant="quiet" size="small" onClick={onForget}>
            Forget {them}
          </Button>
        </>
      }
    >
      Choose the same file{count === 1 ? '' : 's'} again to go on where {count === 1 ? 'it' : 'they'} stopped:{' '}
      {interrupted.slice(0, NAMED).map(({ filename, size }, index) => (
        <span key={`${size} ${filename}`}>
          {index > 0 && ', '}
          <FileName name={filename} />
        </span>
      ))}
      {count > NAMED && ` and ${count - NAMED} more`}
    </Alert>
  );
}
