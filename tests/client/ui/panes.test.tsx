import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Panes } from '#client/ui/panes.tsx';

const KEY = 'proceed.panes.cases';

beforeEach(() => window.localStorage.clear());

function show() {
  render(
    <Panes
      label="Width of the list"
      rememberAs="cases"
      panes={[
        { id: 'list', defaultSize: 25, minSize: 20, maxSize: 40, content: 'The list' },
        { id: 'detail', defaultSize: 75, minSize: 60, content: 'The detail' },
      ]}
    />,
  );
  const grow = (id: string) => document.getElementById(id)?.style.flexGrow;
  return { list: grow('list'), detail: grow('detail') };
}

it('stands where it was told, with a separator that has a name and takes the focus', () => {
  expect(show()).toEqual({ list: '25', detail: '75' });
  const separator = screen.getByRole('separator', { name: 'Width of the list' });
  expect(separator.tabIndex).toBe(0);
});

it('comes back as somebody left it', () => {
  window.localStorage.setItem(KEY, JSON.stringify({ list: 33, detail: 67 }));
  expect(show()).toEqual({ list: '33', detail: '67' });
});

it.each(['{"list": 10, "detail": 90}', '{"list": 30}', '{"list": "30", "detail": "70"}', '[]', 'null', '{'])(
  'ignores what it cannot have remembered: %s',
  (stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(show()).toEqual({ list: '25', detail: '75' });
  },
);
