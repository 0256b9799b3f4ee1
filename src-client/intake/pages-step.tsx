import { useState } from 'react';
import { alikeWords } from '#src/facts/alike-pages.ts';
import { type PagesHere, pagesHere } from '#src/intake/all-pages.ts';
import { joinPaper, moveFile, placeFile, splitPaper } from '#src/intake/arrange.ts';
import { type Corners, INTAKE_LIMITS, type Intake, type IntakeFile } from '#src/intake/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { part } from '../ui/part.tsx';
import { ChoosePaper } from './choose-paper.tsx';
import { StepHeading } from './intake-frame.tsx';
import { PageTile } from './page-tile.tsx';
import { SendingList } from './sending-list.tsx';
import { type KeptCase, KeptCases } from './several-cases.tsx';
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
  /** Cases that were made of some of the papers. */
  kept?: readonly KeptCase[];
}

const TURNED = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

const GO_ON = {
  reading: 'That is all. Read it',
  unsure: 'That is all. Read it',
  missing: 'Go on with what is here',
  all: 'Go on',
} as const;

/** Asks for more pages only where the pages do not say themselves that all of them are here. */
function Question({ here }: { here: PagesHere }) {
  if (here.are === 'missing') {
    return (
      <>
        <StepHeading>A page may be missing</StepHeading>
        {here.missing.map((sentence) => (
          <Alert key={sentence} tone="due">
            {sentence}
          </Alert>
        ))}
        <p className="text-muted">Do you have it? Then add it. You can also go on without it.</p>
      </>
    );
  }
  if (here.are === 'all') {
    return (
      <>
        <StepHeading>All pages are here</StepHeading>
        <p className="text-muted">The page numbers on them say so. Do you have another paper? Add it too.</p>
      </>
    );
  }
  if (here.are === 'reading') {
    return (
      <>
        <StepHeading>Your pages</StepHeading>
        <p className="text-muted">
          We read each page as it comes in. Add what is missing, the back too, or go on.
        </p>
      </>
    );
  }
  return (
    <>
      <StepHeading>Is that all of it?</StepHeading>
      <p className="text-muted">
        Check that every page is there, the back too. Then we read it. You can go back here later.
      </p>
    </>
  );
}

/** The pages as they came, to be put in order before they are read. */
export function PagesStep(props: PagesStepProps) {
  const { intake, notes, sending, isKept, pictureOf, onFiles, onPicture, kept = [] } = props;
  const [cropped, setCropped] = useState<string | null>(null);
  const files = new Map(intake?.files.map((file) => [file.id, file]));
  const isPicture = (id: string) => files.get(id)?.isPicture ?? false;
  const done = new Set(kept.flatMap((each) => each.papers));
  const open = (intake?.papers ?? []).filter((_, index) => !done.has(index));
  const inCases = (intake?.papers ?? []).flatMap(({ files: ids }, index) => (done.has(index) ? [ids] : []));
  const papers = open.map(({ files: ids }) => ids.filter((id) => files.has(id)));
  // What is in a case stays as it is, before what is put in order.
  const onArrange = (next: string[][]) => props.onArrange([...inCases, ...next]);
  const here = pagesHere(open, isPicture);
  const order = papers.flat();
  const isUnderWay = sending.some(({ state }) => state !== 'refused');
  const toCrop = cropped === null ? undefined : files.get(cropped);
  // Only pictures are pages of one paper; every other file is a paper of its own.
  const arePictures = (ids: readonly string[]) => ids.every(isPicture);
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
      <Question here={isUnderWay ? { are: 'reading', missing: [] } : here} />
      {kept.length > 0 && (
        <Card className="px-4 py-2">
          <ul aria-label="Kept" className="flex flex-col divide-y divide-line">
            <KeptCases kept={kept} />
          </ul>
        </Card>
      )}
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
          {open[index]?.alike?.map((alike) => {
            const again = ids[alike.page - 1];
            return again === undefined ? null : (
              <Alert
                key={alike.page}
                actions={
                  <Button variant="secondary" size="small" onClick={() => props.onRemove(again)}>
                    Take out page {alike.page}
                  </Button>
                }
              >
                {alikeWords(alike)} Look at both. If they are not the same, leave them.
              </Alert>
            );
          })}
        </section>
      ))}
      {files.size < INTAKE_LIMITS.files ? (
        <ChoosePaper camera="Add a page" files="Add a file" variant="secondary" onFiles={onFiles} />
      ) : (
        <p className="text-sm text-muted">
          That is {INTAKE_LIMITS.files} files, as many as we take at once. More can follow in the case.
        </p>
      )}
      <Button size="large" disabled={order.length === 0} busy={isUnderWay} onClick={props.onRead}>
        {isUnderWay ? 'Sending…' : GO_ON[here.are]}
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
