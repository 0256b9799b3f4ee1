export type Weights = Readonly<Record<string, number>>;

/** Learned weights as they are kept: a line for each, its name, a space, its weight. */
export function weightsOf(table: string): Weights {
  return Object.fromEntries(
    table.split('\n').map((line): [string, number] => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
