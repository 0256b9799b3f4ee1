import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePapers } from '#client/docket/use-papers.ts';
import type { DocketDocument } from '#src/docket/schema.ts';

const PAPER: DocketDocument = { id: 'a', filename: 'Motion.pdf', docType: 'Motion', docDate: null };

it('the documents stay the same as long as nothing changes that tells which paper they are', () => {
  const first = [PAPER];
  const { result, rerender } = renderHook(({ papers }) => usePapers(papers), {
    initialProps: { papers: first },
  });
  act(() => rerender({ papers: [{ ...PAPER }] }));
  expect(result.current).toBe(first);
  const renamed = [{ ...PAPER, filename: 'Answer.pdf' }];
  act(() => rerender({ papers: renamed }));
  expect(result.current).toBe(renamed);
  const more = [...renamed, { ...PAPER, id: 'b' }];
  act(() => rerender({ papers: more }));
  expect(result.current).toBe(more);
});
