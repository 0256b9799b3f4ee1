import { useState } from 'react';
import { joinPaper, moveFile, placeFile, splitPaper } from '#src/intake/arrange.ts';
import { type Corners, INTAKE_LIMITS, type Intake, type IntakeFile } from '#src/intake/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { part } from '../ui/part.tsx';
import { ChoosePaper } from './choose-paper.tsx';
import { StepHeading } from './intake-frame.tsx';
import { PageTile } from './page-tile.tsx';
import { SendingList } from './sending-list.tsx';
import type { Sending } from './upload-queue.ts';

const CropDialog = part(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface PagesStepProps {
  /** Null before the first file has arrived. */
  intake: Pick<Intake, 'files' | 'papers'> | null;
  notes: readonly string[];
  sending: readonly Sending[];
  isKept: boolean;
  /** Address of the picture of a file as it came, so many pixels wide. */
  pictureOf(file: IntakeFile, width: number): string;
  onFiles(files: File[]): void;
  onUnsend(key: string): void;
  onArrange(papers: string[][]): void;
  onPicture(id: string, change: { turn?: IntakeFile['turn']; corners?: Corners | null }): void;
  onRemove(id: string): void;
  onRead(): void;
}

const TURNED = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** The pages as they came, to be put in order before they are read. */
export function PagesStep(props: PagesStepProps) {
  const { intake, notes, sending, isKept, pictureOf, onFiles, onArrange, onPicture } = props;
  const [cropped, setCropped] = useState<string | null>(null);
  const files = new Map(intake?.files.map((file) => [file.id, file]));
  const papers = (intake?.papers ?? []).map(({ files: ids }) => ids.filter((id) => files.has(id)));
  const order = papers.flat();
  const isUnderWay = sending.some(({ state }) => state !== 'refused');
  const toCrop = cropped === null ? undefined : files.get(cropped);
  // Only pictures are pages of one paper; every other file is a paper of its own.
  const arePictures = (ids: readonly string[]) => ids.every((id) => files.get(id)?.isPicture);
  const drop = (id: string, onto: string) => {
    if (!arePictures([id, onto])) return;
    const paper = papers.findIndex((ids) => ids.includes(onto));
    onArrange(placeFile(papers, id, paper, papers[paper]?.indexOf(onto) ?? 0));
  };
  if (order.length === 0 && !isUnderWay) {
    return (
      <>
        <StepHeading>Show us the paper</StepHeading>
        <p className="text-muted">
          Lay it on a table in good light. One photo for each page, the whole page in the picture. PDF, Word
          and e-mail files work too.
        </p>
        <SendingList sending={sending} isKept={isKept} onRemove={props.onUnsend} />
        <ChoosePaper isLarge camera="Take a photo of the paper you got" onFiles={onFiles} />
      </>
    );
  }
  return (
    <>
      <StepHeading>Is that all of it?</StepHeading>
      <p className="text-muted">
        Check that every page is there, the back too. Then we read it. You can go back here later.
      </p>
      {notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <SendingList sending={sending} isKept={isKept} onRemove={props.onUnsend} />
      {papers.map((ids, index) => (
        <section
          key={ids[0]}
          aria-label={papers.length === 1 ? 'Pages' : `Paper ${index + 1}`}
          className="flex flex-col gap-2"
        >
          {papers.length > 1 && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-semibold">
                Paper {index + 1} of {papers.length}
              </h2>
              {index > 0 && arePictures([...ids, ...(papers[index - 1] ?? [])]) && (
                <Button variant="secondary" size="small" onClick={() => onArrange(joinPaper(papers, index))}>
                  Join with the paper above
                </Button>
              )}
            </div>
          )}
          <ul className="flex flex-col gap-2">
            {ids.map((id, place) => {
              const file = files.get(id);
              if (file === undefined) return null;
              return (
                <PageTile
                  key={id}
                  file={file}
                  name={file.isPicture ? `Page ${place + 1}` : file.filename}
                  picture={pictureOf(file, 320)}
                  isFirst={order[0] === id}
                  isLast={order.at(-1) === id}
                  isMovable={arePictures([id]) && order.length > 1}
                  beginsPaper={place === 0}
                  onMove={(by) => onArrange(moveFile(papers, id, by))}
                  onTurn={() => onPicture(id, { turn: TURNED[file.turn] })}
                  onCrop={() => setCropped(id)}
                  onRemove={() => props.onRemove(id)}
                  onSplit={() => onArrange(splitPaper(papers, id))}
                  onDropped={(moved) => drop(moved, id)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {order.length < INTAKE_LIMITS.files ? (
        <ChoosePaper camera="Add a page" files="Add a file" variant="secondary" onFiles={onFiles} />
      ) : (
        <p className="text-sm text-muted">
          That is {INTAKE_LIMITS.files} files, as many as we take at once. More can follow in the case.
        </p>
      )}
      <Button size="large" disabled={order.length === 0} busy={isUnderWay} onClick={props.onRead}>
        {isUnderWay ? 'Sending…' : 'That is all. Read it'}
      </Button>
      {toCrop && (
        <CropDialog
          picture={pictureOf(toCrop, 1280)}
          corners={toCrop.corners}
          onClose={() => setCropped(null)}
          onSave={(corners) => {
            onPicture(toCrop.id, { corners });
            setCropped(null);
          }}
        />
      )}
    </>
  );
}
