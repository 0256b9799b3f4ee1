import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { IntakeFile } from '#src/intake/schema.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { classNames } from '../ui/class-names.ts';

const TURN = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' } as const;

interface PagePictureProps {
  file: IntakeFile;
  address: string;
  alt: string;
  className?: string;
}

/** The first page of a file as it will be read: turned, and cut at its corners. */
export function PagePicture({ file, address, alt, className }: PagePictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (address === '' || !hasPictures(file.mimeType) || isBroken) {
    return <FileText aria-hidden="true" className="size-8 stroke-[1.5] text-muted" />;
  }
  const outline = file.corners?.map(([x, y]) => `${x * 100}% ${y * 100}%`).join(', ');
  return (
    <img
      src={address}
      alt={alt}
      draggable={false}
      loading="lazy"
      onError={() => setBroken(true)}
      style={outline === undefined ? undefined : { clipPath: `polygon(${outline})` }}
      className={classNames(TURN[file.turn], className)}
    />
  );
}
