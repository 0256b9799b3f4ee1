import { FileText, Image, Mail } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { serverPaths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';

interface PaperPictureProps {
  document: Pick<DocumentSummary, 'id' | 'mimeType' | 'status'>;
  /** Its width and height; it takes this room whether there is a picture or not. */
  className?: string;
}

/** The first page of a paper, small; a sign of its kind where it has no picture, or none yet. It says nothing of its own. */
export function PaperPicture({ document, className = 'h-11.5 w-9' }: PaperPictureProps) {
  const { id, mimeType, status } = document;
  const [brokenId, setBrokenId] = useState<string | null>(null);
  const isShown = status === 'ready' && hasPictures(mimeType) && brokenId !== id;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-[3px] border border-line bg-sunken text-muted',
        className,
      )}
    >
      {isShown ? (
        <img
          src={serverPaths.thumbnail(id)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBrokenId(id)}
          className="size-full object-cover object-top"
        />
      ) : (
        <KindIcon mimeType={mimeType} />
      )}
    </span>
  );
}

const MAIL = new Set(['message/rfc822', 'application/vnd.ms-outlook']);

function KindIcon({ mimeType }: { mimeType: string | null }) {
  const Icon = MAIL.has(mimeType ?? '') ? Mail : mimeType?.startsWith('image/') ? Image : FileText;
  return <Icon className="size-4 stroke-[1.5]" />;
}
