import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Production } from '#src/productions/schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';

/** A browser that has not begun by then asked the person something, or refused. */
const BEGINS_WITHIN_MS = 20_000;

/** The archive, and how far it has come while it is put together. */
export function ProductionDownload({ production }: { production: Production }) {
  const [watchUntil, setWatchUntil] = useState<number | null>(null);
  const progress = trpc.productions.progress.useQuery(
    { id: production.id },
    { enabled: watchUntil !== null, gcTime: 0, meta: { silent: true } },
  );
  const download = watchUntil === null ? null : (progress.data?.download ?? null);
  const isRunning = download !== null;
  useEffect(() => {
    if (watchUntil === null || isRunning) return;
    const timer = setTimeout(() => setWatchUntil(null), Math.max(0, watchUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [watchUntil, isRunning]);
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <a
          href={serverPaths.productionZip(production.id)}
          download
          onClick={() => setWatchUntil(Date.now() + BEGINS_WITHIN_MS)}
          className={buttonClass({ size: 'large' })}
        >
          <Download aria-hidden="true" />
          Download ZIP
        </a>
        {download ? (
          <div role="status" className="flex flex-col gap-1.5">
            <p className="figures text-sm text-muted">
              {download.documents.toLocaleString('en-US')} of {amount(download.total, 'document')} stamped and
              sent
            </p>
            <Progress value={(100 * download.documents) / download.total} label="Documents of the archive" />
          </div>
        ) : (
          <p className="text-sm text-muted">
            The pages are stamped while you download; a large set takes some minutes. The same production
            always gives the same files.
          </p>
        )}
      </CardBody>
    </Card>
  );
}
