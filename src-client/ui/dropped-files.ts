/** What programs leave in folders and nobody means to add: '.DS_Store', 'Thumbs.db', '~$lease.docx'. */
const LITTER = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

/** The files that were dropped, those inside dropped folders too. Reads the event at once, the folders later. */
export function readDropped(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return Promise.resolve([...transfer.files]);
  return Promise.all(entries.filter((entry) => entry !== null).map((entry) => filesIn(entry, false))).then(
    (found) => found.flat(),
  );
}

async function filesIn(entry: FileSystemEntry, isInFolder: boolean): Promise<File[]> {
  if (isInFolder && LITTER.test(entry.name)) return [];
  if (isFile(entry)) {
    return new Promise((resolve) =>
      entry.file(
        (file) => resolve([file]),
        // A link that leads nowhere, or a file that was removed meanwhile.
        () => resolve([]),
      ),
    );
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  // A reader answers in portions of a hundred until it has no more.
  for (let portion = await read(reader); portion.length > 0; portion = await read(reader)) {
    found.push(...portion);
  }
  const files = await Promise.all(found.map((child) => filesIn(child, true)));
  return files.flat();
}

function read(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
