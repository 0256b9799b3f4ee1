import { Download, FileArchive } from 'lucide-react';
import { serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { useDownloadAll } from './use-download-all.ts';

/** How many documents the case has, and all of them to take away: each by itself, or in one archive. */
export function DownloadAll({ caseId, documentCount }: { caseId: string; documentCount: number }) {
  const downloadAll = useDownloadAll(caseId);
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          Total documents uploaded: <span className="figures font-medium text-ink">{documentCount}</span>
        </p>
        {documentCount > 0 && (
          <div className="-mx-3 flex flex-wrap">
            <Button variant="quiet" size="small" busy={downloadAll.isPending} onClick={downloadAll.start}>
              <Download aria-hidden="true" />
              Download all documents
            </Button>
            <a
              href={serverPaths.downloadAllZip(caseId)}
              download
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              <FileArchive aria-hidden="true" />
              As one ZIP file
            </a>
          </div>
        )}
      </div>
      {downloadAll.failure !== null && (
        <p role="alert" className="text-danger">
          {downloadAll.failure}. Try again in a moment.
        </p>
      )}
    </div>
  );
}
